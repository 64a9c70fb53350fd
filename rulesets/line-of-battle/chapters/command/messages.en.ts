export const commandEnglish = {
  'lob.modifier.mostShips': 'most ships',
  'lob.modifier.officerInitiative': '{officer} in the fleet',
  'lob.refuse.shot.noShip': 'There is no such ship.',
  'lob.refuse.shot.notYours': '{ship} is not yours to load.',
  'lob.refuse.shot.noGuns': '{ship} cannot fire this turn, so she loads nothing.',
  'lob.shot.round.effect':
    'to {range, number} in; a die says whether it strikes hull, sails or crew',
  'lob.shot.grape.effect': 'to {range, number} in only; strikes the crew',
  'lob.shot.chain.effect': 'to {range, number} in; strikes the sails',
  'lob.order.chooseShot': '{ship} loads {shot}: {effect}',
  'lob.event.turnBegun': 'Turn {turn, number} begins.',
  'lob.event.initiativeRolled':
    '{seat} rolls {die, number} for initiative: {total, number} in all.',
  'lob.event.initiativeTied': 'A tie at {total, number}: {seats} roll again.',
  'lob.event.initiativeSet': '{seat} acts first.',
  'lob.event.shotChosen': '{ship} loads {shot}.',
  'lob.event.shotsRevealed': 'All guns are loaded: {loaded}.',
  'lob.event.shipsLoaded': '{count, number} ships {shot}',
  'lob.event.shipLoaded': '{ship} {shot}',
}
