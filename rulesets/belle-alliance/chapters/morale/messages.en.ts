/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleEnglish = {
  'order.chooseDirection': 'choose a direction',
  'ba.order.chooseDirection.retreat':
    '{unit}: retreat {compass} ({degrees, number}°) up to {cm, number} cm ({cause}){isBarred, select, yes { – blocked by {by}: full disorder follows} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit}: rout {compass} ({degrees, number}°) up to {cm, number} cm ({cause}){isBarred, select, yes { – blocked by {by}} other {}}',
  'ba.refuse.noDirection':
    '{unit} has no retreat or rout for you to direct. Choose a unit that has one.',
  'ba.refuse.notStraightAway':
    '{unit} must go straight away from one of the attackers that hit it equally hard.',
  'ba.refuse.wholeDegree': 'Choose a whole number of degrees.',
  'ba.refuse.outsideCone':
    '{unit} may turn aside by at most {degrees, number}° from the line straight away from the enemy.',
  'ba.modifier.penalty': 'own commander or orderly intercepted',
  'ba.modifier.spread.marchColumn': 'march column',
  'ba.modifier.spread.cavalry': 'cavalry',
  'ba.modifier.spread.obstacle': 'crossing an obstacle',
  'ba.modifier.spread.cover1': 'against cover I',
  'ba.modifier.spread.cover2': 'against cover II',
  'ba.modifier.spread.cover3': 'against cover III',
  'ba.modifier.spread.r50': '50% more figures',
  'ba.modifier.spread.r100': '100% more figures',
  'ba.modifier.spread.r200': '200% more figures',
  'ba.modifier.spread.LU': 'light disorder',
  'ba.modifier.spread.U': 'disorder',
  'ba.modifier.spread.FU': 'full disorder',
  'ba.modifier.spread.chief': 'its immediate commander in contact',
  'ba.modifier.spread.valeur': 'quality',
  'ba.cause.orderRoll': 'order roll',
  'ba.cause.fire': 'fire',
  'ba.cause.melee': 'melee',
  'ba.cause.spread': 'carried away by a rout',
  'ba.cause.reorganising': 'failed to reorganise',
  'ba.cause.valeur': 'quality below −5',
  'ba.cause.blocked': 'retreat blocked',
  'ba.edge.north': 'the northern edge',
  'ba.edge.east': 'the eastern edge',
  'ba.edge.south': 'the southern edge',
  'ba.edge.west': 'the western edge',
  'ba.event.figuresLost.fire':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} to fire; {figures, number} left.',
  'ba.event.figuresLost.melee':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} in melee; {figures, number} left.',
  'ba.event.figuresLost.prisoners':
    '{lost, plural, one {# figure} other {# figures}} of {unit} are taken prisoner; {figures, number} left.',
  'ba.event.figuresLost.rout':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} in the rout; {figures, number} left.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# figure} other {# figures}} of {unit} {lost, plural, one {surrenders} other {surrender}} inside the building; {figures, number} left.',
  'ba.event.disorderInflicted': '{unit} is now {disorder} ({cause}).',
  'ba.event.unitRemoved': '{unit} is removed: it has too few figures left.',
  'ba.event.directionChosen.retreat': '{unit} will retreat {compass} ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit} will rout {compass} ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit} is driven out of its building and forms a rallying square.',
  'ba.event.gunsAbandoned': 'The gunners of {unit} flee and abandon their guns.',
  'ba.event.retreated': '{unit} retreats.',
  'ba.event.retreatBlocked': '{unit} falls into full disorder: its retreat is blocked by {by}.',
  'ba.trace.barred': 'blocked by {by}',
  'ba.note.owed.retreat':
    '{unit} is in disorder ({cause}) and retreats a full turn’s march, {cm, number} cm on this ground.',
  'ba.note.owed.rout':
    '{unit} is in full disorder ({cause}) and routs a full turn’s march, {cm, number} cm on this ground.',
  'ba.note.lines': 'Only straight away from one of those that hit it: {headings} degrees.',
  'ba.note.barred': 'Blocked by {by}: {unit} falls into full disorder there and routs.',
  'ba.barred.ground': 'the ground',
  'ba.event.routed':
    '{unit} routs{others, plural, =0 {} one { with # other unit} other { with # other units}}.',
  'ba.event.leftBoard': '{unit} leaves the board by {edge} and is out of the battle.',
  'ba.event.contactNoted': '{carrier} runs into {second}.',
  'ba.event.spreadRolled':
    '{carrier} carries {second} away: {carrierTotal, number} to {secondTotal, number}.',
  'ba.event.spreadWithstood':
    '{second} stands firm against the rout of {carrier}: {secondTotal, number} to {carrierTotal, number}.',
  'ba.event.routsJoined':
    '{unit} routs with {others, plural, one {# other unit} other {# other units}}.',
  'ba.compass.n': 'to the north',
  'ba.compass.ne': 'to the north-east',
  'ba.compass.e': 'to the east',
  'ba.compass.se': 'to the south-east',
  'ba.compass.s': 'to the south',
  'ba.compass.sw': 'to the south-west',
  'ba.compass.w': 'to the west',
  'ba.compass.nw': 'to the north-west',
}
