/** Leaving the board, repairs off it, coming back. */
export const disengagementEnglish = {
  'step.dotOfReturn.hint':
    'The dot where the ship left is taken, and these are equally near. You choose its heading next.',
  'step.dotOfReturn': 'Choose the dot to return on',
  'order.chooseDot': 'choose a dot to return on',
  'order.return': 'return',
  'order.repair': 'repair',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'column {column, number}, row {row, number}',
  'sol.order.chooseDot': '{ship}: return at {dot}',
  'sol.order.return': 'Return at column {column, number}, row {row, number}, heading {heading}',
  'sol.order.repair.sail': 'Replace a sail: {mast}',
  'sol.order.repair.batteries': 'Replace batteries: {guns}',
  'sol.order.repair.hull': 'Patch up to {hull, number} hull hits',
  'sol.refuse.notDisengaged': '{ship} has not left the board.',
  'sol.refuse.notNearestDot':
    '{ship} returns on one of the free edge dots nearest to where she left: {dots}.',
  'sol.refuse.returnIntoWind':
    'No ship returns heading straight into the wind, {heading}. Choose another heading.',
  'sol.refuse.repairAtSea':
    '{ship} can be repaired only in the turn she spends off the board; on the board only cards help.',
  'sol.refuse.oneRepair':
    '{ship} makes one repair: {sail, number} sail, up to {batteries, number} batteries or up to {hull, number} hull hits.',
  'sol.refuse.noRoomForSail':
    'Choose a standing mast of {ship} with fewer than {most, number} sails.',
  'sol.refuse.batteriesToMend':
    'Choose one or more batteries that {ship} has lost, at most {most, number}.',
  'sol.refuse.hullWhole': '{ship} has no hull hits to patch.',
  'sol.event.dotChosen': '{ship} will return at column {column, number}, row {row, number}.',
  'sol.event.returned':
    '{ship} returns at column {column, number}, row {row, number}, heading {heading}.',
  'sol.event.repaired.sail': '{ship} replaces a sail: {mast}, now {sails, number}.',
  'sol.event.repaired.batteries': '{ship} replaces batteries: {guns}.',
  'sol.event.repaired.hull':
    '{ship} patches her hull: now {hull, plural, one {# hit} other {# hits}}.',
  'sol.refuse.away':
    '{ship} is off the board for the whole turn. Make one repair, or end the turn.',
  'sol.refuse.returnFirst': '{ship} must return first: choose her heading.',
  'sol.refuse.leaveAgain':
    '{ship} has returned this turn and may not leave the board again before the next.',
  'sol.event.leftBoard.disengaged': '{ship} sails off the board and stays away for her next turn.',
  'sol.event.leftBoard.safe': 'The prize {ship} is brought to safety.',
}
