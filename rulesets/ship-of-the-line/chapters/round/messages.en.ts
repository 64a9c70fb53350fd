/** Turns, coming back, repairs off the board, surrender. */
export const roundEnglish = {
  'sol.gunOf': '{side} {battery, number}',
  'sol.order.endTurn': 'End the turn',
  'sol.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip her?} other {{pieces} can still fire. Skip them?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} can still board. Skip her?} other {{pieces} can still board. Skip them?}}',
  'sol.order.surrender': 'Strike the flag of {ship}',
  'sol.dot': 'column {column, number}, row {row, number}',
  'sol.order.chooseDot': '{ship} comes back at {dot}',
  'sol.order.return': 'Come back heading {heading}, at column {column, number}, row {row, number}',
  'sol.order.repair.sail': 'Set a sail on the {mast}',
  'sol.order.repair.batteries': 'Replace batteries: {guns}',
  'sol.order.repair.hull': 'Patch up to {hull, number} hull hits',
  'sol.refuse.owesMove': '{ship} must make at least one move this turn.',
  'sol.refuse.noFlagToStrike': '{ship} flies no flag that could be struck now.',
  'sol.refuse.notDisengaged': '{ship} is not off the board.',
  'sol.refuse.notNearestDot':
    '{ship} comes back on one of the free dots of the edge nearest to where she left: {dots}.',
  'sol.refuse.returnIntoWind':
    'No ship comes back heading into the wind, {heading}. Choose another heading.',
  'sol.refuse.repairAtSea':
    '{ship} is repaired only in the turn she stays off the board; on it cards may mend her.',
  'sol.refuse.oneRepair':
    '{ship} makes one repair: {sail, number} sail, up to {batteries, number} batteries or up to {hull, number} hull hits.',
  'sol.refuse.noRoomForSail':
    'Name a standing mast of {ship} with fewer than {most, number} sails.',
  'sol.refuse.batteriesToMend':
    'Name one or more batteries that {ship} has lost, at most {most, number}.',
  'sol.refuse.hullWhole': '{ship} has no hull hits to mend.',
  'sol.event.roundBegan': 'Round {round, number} begins.',
  'sol.event.prizesCalled': 'Now the prizes sail.',
  'sol.event.turnBegan': '{ship} has her turn.',
  'sol.event.turnBegan.held': '{ship} has her turn, held by a fallen mast.',
  'sol.event.wreckCutAway': '{ship}: the wreck is cut away.',
  'sol.event.dotChosen': '{ship} will come back at column {column, number}, row {row, number}.',
  'sol.event.returned':
    '{ship}: comes back at column {column, number}, row {row, number}, heading {heading}.',
  'sol.event.repaired.sail': '{ship}: sets a sail, {mast} now {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: replaces {guns}.',
  'sol.event.repaired.hull':
    '{ship}: patches the hull, now {hull, plural, one {# hit} other {# hits}}.',
}
