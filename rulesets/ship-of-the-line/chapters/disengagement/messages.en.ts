/** Leaving the board, repairs off it, coming back. */
export const disengagementEnglish = {
  'step.dotOfReturn.hint':
    'Her own dot is taken and these are equally near. You choose her heading next.',
  'step.dotOfReturn': 'Choose the dot to come back on',
  'order.chooseDot': 'dot of return',
  'order.return': 'return',
  'order.repair': 'repair',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'column {column, number}, row {row, number}',
  'sol.order.chooseDot': '{ship} comes back at {dot}',
  'sol.order.return': 'Come back heading {heading}, at column {column, number}, row {row, number}',
  'sol.order.repair.sail': 'Set a sail on the {mast}',
  'sol.order.repair.batteries': 'Replace batteries: {guns}',
  'sol.order.repair.hull': 'Patch up to {hull, number} hull hits',
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
  'sol.event.dotChosen': '{ship} will come back at column {column, number}, row {row, number}.',
  'sol.event.returned':
    '{ship}: comes back at column {column, number}, row {row, number}, heading {heading}.',
  'sol.event.repaired.sail': '{ship}: sets a sail, {mast} now {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: replaces {guns}.',
  'sol.event.repaired.hull':
    '{ship}: patches the hull, now {hull, plural, one {# hit} other {# hits}}.',
  'sol.refuse.away':
    '{ship} is off the board for this whole turn. Make one repair or end the turn.',
  'sol.refuse.returnFirst': '{ship} comes back first: choose a heading.',
  'sol.refuse.leaveAgain': '{ship} came back this turn and stays on the board until the next.',
  'sol.event.leftBoard.disengaged': '{ship}: sails off the board and stays away for the next turn.',
  'sol.event.leftBoard.safe': '{ship}: the prize is brought to safety.',
}
