/** Going into buildings and out of them. */
export const buildingsEnglish = {
  'order.occupy': 'occupy a building',
  'order.leave': 'leave the building',
  'ba.order.occupy':
    '{unit}: occupy {building} with {figures, plural, one {# figure} other {# figures}}',
  'ba.order.leave':
    '{unit}: leave {building} {compass} with {figures, plural, one {# figure} other {# figures}}, {formation}',
  'ba.event.buildingOccupied': '{unit} occupies {building}.',
  'ba.event.buildingLeft': '{unit} leaves {building}: {formation}.',
  'ba.event.buildingContested':
    'Both sides try to enter {building}; all their units stop in contact with it.',
  'ba.refuse.noSuchBuilding': 'Choose a building that the unit touches.',
  'ba.refuse.onlyInfantryInside': '{unit} cannot occupy a building; only infantry can.',
  'ba.refuse.notAtBuilding':
    '{unit} is not in contact with {building} from outside. Bring it into contact first.',
  'ba.refuse.enemyInside': 'The enemy holds {building}; attack it first.',
  'ba.refuse.buildingFull':
    '{building} has room for {room, plural, =0 {no more figures} one {# more figure} other {# more figures}}.',
  'ba.refuse.partOfFigures':
    '{unit} must go as a whole or in two parts of at least {least, number} figures each.',
  'ba.refuse.notInside': '{unit} is not in a building; order a change of formation instead.',
  'ba.refuse.notBesideBuilding':
    '{unit} must come out in contact with its building; choose a place beside it.',
}
