/** Orders and their sheets, order rolls, chiefs and orderlies, transfers. */
export const commandEnglish = {
  'order.erase': 'strike out',
  'order.seal': 'seal the orders',
  'order.unseal': 'unseal the orders',
  'order.transfer': 'transfer',
  'order.transferBody': 'transfer of a body',
  'order.replaceChief': 'replace a chief',
  'order.moveStaff': 'move a chief or orderly',
  'ba.order.erase': 'Strike out all orders of {unit}',
  'ba.order.seal': 'Seal the orders',
  'ba.order.unseal': 'Unseal the orders and write on',
  'ba.order.transfer': '{unit} goes over to {chief}',
  'ba.order.transferBody': 'The body of {body} goes over to {chief}',
  'ba.order.replaceChief': 'Try {orderly} in the place of {chief}',
  'ba.order.moveStaff': 'Move {staff}',
  'ba.order.moveStaff.near': 'Move {staff} close to {unit}',
  'ba.order.moveStaff.to': 'Move {staff} to {unit}',
  'ba.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip it?} other {{pieces} can still fire. Skip them?}}',
  'ba.ask.advance':
    '{count, plural, one {{pieces} can still continue the advance. Skip it?} other {{pieces} can still continue the advance. Skip them?}}',
  'ba.ask.refuge':
    '{count, plural, one {{pieces} can still take refuge. Skip it?} other {{pieces} can still take refuge. Skip them?}}',
  'ba.staff.orderly': 'orderly of {chief}',
  'ba.target.assumed': 'whoever stands there',
  'ba.that': 'That',
  'ba.refuse.unknownUnit': 'Choose a unit of your own.',
  'ba.refuse.notYourUnit': '{unit} is not yours; choose a unit of your own.',
  'ba.refuse.notInPlay':
    '{unit} is not in play this turn; orders go to units on the board and those arriving now.',
  'ba.refuse.fullDisorder':
    '{unit} is in full disorder and takes no orders until it has reorganised.',
  'ba.refuse.motherRouts':
    '{unit} gets its orders through its own unit, which is in full disorder. Beyond 30 cm it has orders of its own.',
  'ba.refuse.partsExclude':
    'For {unit} there is written: {written}. Beside it on one sheet cannot stand: {part}. Strike out one of them.',
  'ba.refuse.nothingWritten':
    'Nothing of yours is written for {unit}; strike out only where something is.',
  'ba.refuse.notSealed': 'Your orders are not sealed; go on writing.',
  'ba.refuse.notYourChief': 'Choose a chief of your own.',
  'ba.refuse.motherGoesOver':
    '{unit} goes over with its own unit and gets no other order this turn.',
  'ba.refuse.linesHaveOrders':
    '{line} has orders and would go over with {unit}; strike those out, for who goes over gets no other.',
  'ba.refuse.lineOfUnit': '{unit} belongs to its unit and goes over with it.',
  'ba.refuse.underHimAlready': '{unit} is directly under {chief} already; choose another chief.',
  'ba.refuse.noSuperiorThere':
    'No chief above both the old and the new chief is in contact with {unit}. Bring him there first.',
  'ba.refuse.superiorBusy': '{chief} hands over something else already; he can do it once a turn.',
  'ba.refuse.ownBody': '{chief} belongs to the body of {body} itself; choose a chief outside it.',
  'ba.refuse.noSuperiorAtChief':
    'No chief above both sides is in contact with {body}. Bring him there first.',
  'ba.refuse.bodyHasOrders':
    'Units of {body} have other orders; strike those out, for a unit that goes over gets no other.',
  'ba.refuse.bodyIsEmpty':
    'No unit of {body} can take the order; units on the board that are not in full disorder can.',
  'ba.refuse.chiefStands': '{chief} has not fallen; there is nobody to replace.',
  'ba.refuse.triedThisTurn':
    'Somebody has tried to take the place of {chief} this turn; the next turn brings another roll.',
  'ba.refuse.notYourOrderly': 'Choose an orderly of yours who is on the board.',
  'ba.refuse.notYourStaff': 'Choose a chief or an orderly of your own.',
  'ba.refuse.staffNotThere': 'Not on the board: {staff}. Move a figure that is.',
  'ba.refuse.staffHasMoved':
    'This move has been made already by {staff}; figures move once in the movement phase and once at the end of the turn.',
  'ba.refuse.noContact': 'There {staff} would not touch {unit}; place the figure at its edge.',
  'ba.refuse.noRoomForStaff':
    'There is no room for {staff}: the place must be on the board and free of units, figures and houses.',
  'ba.refuse.closedToStaff':
    'The straight way of {staff} leads through closed ground or an enemy; choose a place with a free way to it.',
  'ba.refuse.tooFarForStaff':
    'Too far for {staff}: the way takes {percent, number} hundredths of a turn’s march, and 100 are at hand.',
  'ba.modifier.order.effectiveChief': 'particularly effective chief',
  'ba.modifier.order.ineffectiveChief': 'ineffective chief',
  'ba.modifier.order.chiefInContact': 'immediate chief in contact',
  'ba.modifier.order.orderlyInContact': 'orderly of the chief in contact',
  'ba.modifier.order.onlyHuddle': 'nothing but forming a huddle',
  'ba.modifier.order.onlyTowardsChief': 'nothing but a march towards the chief',
  'ba.modifier.order.failedOrder':
    'same order failed {turns, plural, one {one turn} other {# turns in a row}}',
  'ba.modifier.order.LU': 'light disorder',
  'ba.modifier.order.U': 'disorder',
  'ba.modifier.order.valeur': 'valeur',
  'ba.modifier.replace.superior': 'superior chief in contact with the orderly',
  'ba.modifier.replace.failed': 'failed {turns, plural, one {one turn} other {# turns in a row}}',
  'ba.event.partWritten':
    'Written for {unit}: {part}{instead, select, yes {, in place of the one before} other {}}.',
  'ba.event.sheetErased': 'Orders of {unit} struck out.',
  'ba.event.sealed': 'Orders sealed by {seat}.',
  'ba.event.unsealed': 'Orders reopened by {seat}.',
  'ba.event.orderRolled.kept':
    '{unit} follows its order: {total, number} on the order roll ({needed, number} or more needed).',
  'ba.event.orderRolled.followed':
    '{unit} follows its order: {total, number} on the order roll ({needed, number} or more needed), {to}.',
  'ba.event.orderRolled.failed':
    '{unit} does not follow its order: {total, number} on the order roll ({needed, number} or more needed), {to}.',
  'ba.event.attackAnnounced.unit': '{unit} attacks {target} {rate}.',
  'ba.event.attackAnnounced.position': '{unit} attacks the position of {target} {rate}.',
  'ba.event.unitTransferred': '{unit} goes over to {chief}.',
  'ba.event.bodyTransferred': 'The body of {body} goes over to {chief}.',
  'ba.event.chiefEngaged.lives':
    '{chief} is engaged with {unit} and lives: {modifier, number, ::sign-always} for the rest of the turn.',
  'ba.event.chiefEngaged.falls':
    '{chief} is engaged with {unit} and falls: {modifier, number, ::sign-always} for the rest of the turn.',
  'ba.event.staffTested.escapes': 'Enemies come upon {staff}, who escapes.',
  'ba.event.staffTested.falls':
    'Enemies come upon {staff}, who falls{penalty, plural, =0 {.} other {: {penalty, number} on all rolls of {seat} to the end of the next turn.}}',
  'ba.event.staffMoved': 'Moved: {staff}.',
  'ba.event.staffMoved.to': 'Moved to {unit}: {staff}.',
  'ba.event.staffArrived': 'Now on the board: {staff}.',
  'ba.event.chiefReplaced': 'In the place of {chief} now: {orderly}, {quality}.',
  'ba.event.chiefNotReplaced': 'Nobody takes the place of {chief} this turn: {orderly} cannot.',
  'order.strike': 'strike out a part',
  'ba.order.strike': 'Strike out of the orders of {unit}: {part}',
  'ba.event.partStruck': 'Struck out of the orders of {unit}: {part}.',
  'ba.refuse.partNotWritten':
    'Nothing of the kind is written for {unit}: {part}. Strike out a part that is.',
  'ba.refuse.bodyStruckWhole':
    '{unit} goes over with its whole body; strike out all its orders, and the body stays.',
}
