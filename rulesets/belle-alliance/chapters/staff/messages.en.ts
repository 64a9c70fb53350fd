/** Chiefs and orderlies: how they move, fall and are replaced. */
export const staffEnglish = {
  'order.replaceChief': 'replace a commander',
  'order.moveStaff': 'move a commander or orderly',
  'ba.order.replaceChief': '{orderly}: try to replace {chief}',
  'ba.order.moveStaff': 'Move {staff}',
  'ba.order.moveStaff.near': 'Move {staff} near {unit}',
  'ba.order.moveStaff.to': 'Move {staff} to {unit}',
  'ba.staff.orderly': '{chief}’s orderly',
  'ba.refuse.chiefStands': '{chief} has not fallen; only a fallen commander can be replaced.',
  'ba.refuse.triedThisTurn':
    'An orderly has already tried to replace {chief} this turn; try again next turn.',
  'ba.refuse.notYourOrderly': 'Choose an orderly of yours who is on the board.',
  'ba.refuse.notYourStaff': 'Choose a commander or an orderly of your own.',
  'ba.refuse.staffNotThere': '{staff} is not on the board. Choose a figure that is.',
  'ba.refuse.staffHasMoved':
    '{staff} has already moved in this step. Commanders and orderlies move once in the movement phase and once at the end of the turn.',
  'ba.refuse.noContact':
    'At this place {staff} would not touch {unit}; place the figure at the unit’s edge.',
  'ba.refuse.noRoomForStaff':
    'There is no room there for {staff}: choose a place on the board clear of units, figures and houses.',
  'ba.refuse.closedToStaff':
    'Impassable ground or an enemy blocks the straight path of {staff}; choose a place with a clear path to it.',
  'ba.refuse.tooFarForStaff':
    'Too far for {staff}: the path takes {percent, number}% of a turn’s march. Choose a nearer place.',
  'ba.modifier.replace.superior': 'superior commander in contact with the orderly',
  'ba.modifier.replace.failed': 'failed {turns, plural, one {last turn} other {# turns in a row}}',
  'ba.event.chiefEngaged.lives':
    '{chief} is engaged with {unit} and survives: {modifier, number, ::sign-always} for the rest of the turn.',
  'ba.event.chiefEngaged.falls':
    '{chief} is engaged with {unit} and falls: {modifier, number, ::sign-always} for the rest of the turn.',
  'ba.event.staffTested.escapes': 'Enemies come close to {staff}, who escapes.',
  'ba.event.staffTested.falls':
    'The enemy intercepts {staff}, who falls{penalty, plural, =0 {.} other {: {penalty, number} on all rolls of {seat} until the end of next turn.}}',
  'ba.event.staffMoved': '{staff} moves.',
  'ba.event.staffMoved.to': '{staff} moves to {unit}.',
  'ba.event.staffArrived': '{staff} arrives on the board.',
  'ba.event.chiefReplaced': '{orderly} replaces {chief}: {quality}.',
  'ba.event.chiefNotReplaced': '{chief} is not replaced this turn: the attempt by {orderly} fails.',
}
