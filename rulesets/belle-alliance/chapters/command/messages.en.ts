/** Orders and their sheets, order rolls, transfers. */
export const commandEnglish = {
  'order.erase': 'cancel all orders',
  'order.seal': 'seal the orders',
  'order.unseal': 'reopen the orders',
  'order.transfer': 'transfer a unit',
  'order.transferBody': 'transfer a whole command',
  'ba.order.erase': 'Cancel all orders for {unit}',
  'ba.order.seal': 'Seal the orders',
  'ba.order.unseal': 'Reopen the orders',
  'ba.order.transfer': 'Transfer {unit} to {chief}',
  'ba.order.transferBody': 'Transfer all units under {body} to {chief}',
  'ba.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip it?} other {{pieces} can still fire. Skip them?}}',
  'ba.ask.advance':
    '{count, plural, one {{pieces} can still make a continued advance. Skip it?} other {{pieces} can still make a continued advance. Skip them?}}',
  'ba.ask.refuge':
    '{count, plural, one {{pieces} can still take refuge. Skip it?} other {{pieces} can still take refuge. Skip them?}}',
  'ba.target.assumed': 'whoever stands there',
  'ba.that': 'That',
  'ba.refuse.unknownUnit': 'Choose a unit of your own.',
  'ba.refuse.notYourUnit': '{unit} is not yours; choose a unit of your own.',
  'ba.refuse.notInPlay':
    '{unit} is not in play this turn; give orders to units that are on the board or arrive now.',
  'ba.refuse.fullDisorder':
    '{unit} is in full disorder and cannot take orders until it reorganises.',
  'ba.refuse.motherRouts':
    '{unit} takes its orders through its parent unit, which is in full disorder. More than 30 cm away from it, the line has orders of its own.',
  'ba.refuse.partsExclude':
    '{unit} already has this order: {written}. It cannot be combined with: {part}. Cancel one of them.',
  'ba.refuse.nothingWritten': 'There are no orders to cancel.',
  'ba.refuse.notSealed': 'Your orders are not sealed; you can still change them.',
  'ba.refuse.notYourChief': 'Choose a commander of your own.',
  'ba.refuse.motherGoesOver':
    '{unit} is transferred with its parent unit and can take no other order this turn.',
  'ba.refuse.linesHaveOrders':
    '{line} would be transferred with {unit} but has other orders. Cancel those first.',
  'ba.refuse.lineOfUnit': '{unit} is transferred with its parent unit; transfer that instead.',
  'ba.refuse.underHimAlready':
    '{unit} is already directly under {chief}; choose another commander.',
  'ba.refuse.noSuperiorThere':
    'No commander who commands both the old and the new commander is in contact with {unit}. Bring one there first.',
  'ba.refuse.superiorBusy':
    '{chief} is already making another transfer; he can make only one a turn.',
  'ba.refuse.ownBody': '{chief} is himself under {body}; choose a commander who is not.',
  'ba.refuse.noSuperiorAtChief':
    'No commander who commands both {body} and the new commander is in contact with {body}. Bring one there first.',
  'ba.refuse.bodyHasOrders': 'Units under {body} have other orders. Cancel those first.',
  'ba.refuse.bodyIsEmpty':
    'No unit under {body} can follow the order: at least one must be on the board and not in full disorder.',
  'ba.modifier.order.effectiveChief': 'particularly effective commander',
  'ba.modifier.order.ineffectiveChief': 'ineffective commander',
  'ba.modifier.order.chiefInContact': 'immediate commander in contact',
  'ba.modifier.order.orderlyInContact': 'commander’s orderly in contact',
  'ba.modifier.order.onlyHuddle': 'only forming a rallying square',
  'ba.modifier.order.onlyTowardsChief': 'only marching towards the commander',
  'ba.modifier.order.failedOrder':
    'same order failed {turns, plural, one {last turn} other {# turns in a row}}',
  'ba.modifier.order.LU': 'light disorder',
  'ba.modifier.order.U': 'disorder',
  'ba.modifier.order.valeur': 'quality',
  'ba.event.partWritten':
    'Order for {unit}: {part}{instead, select, yes {, replacing the one before} other {}}.',
  'ba.event.sheetErased': 'Orders for {unit} cancelled.',
  'ba.event.sealed':
    '{seat} {id, select, allies {have sealed their} other {has sealed its}} orders.',
  'ba.event.unsealed':
    '{seat} {id, select, allies {have reopened their} other {has reopened its}} orders.',
  'ba.event.orderRolled.kept':
    '{unit} follows its order: total {total, number} (needs {needed, number}).',
  'ba.event.orderRolled.followed':
    '{unit} follows its order: total {total, number} (needs {needed, number}).',
  'ba.event.orderRolled.failed':
    '{unit} does not follow its order: total {total, number} (needs {needed, number}).',
  'ba.event.attackAnnounced.unit': '{unit} attacks {target} {rate}.',
  'ba.event.attackAnnounced.position': '{unit} attacks the position of {target} {rate}.',
  'ba.event.unitTransferred': '{unit} is transferred to {chief}.',
  'ba.event.bodyTransferred': 'All units under {body} are transferred to {chief}.',
  'order.strike': 'cancel one order',
  'web.field.part': 'Order to cancel',
  'ba.order.strike': 'Cancel for {unit}: {part}',
  'ba.event.partStruck': 'Cancelled for {unit}: {part}.',
  'ba.refuse.partNotWritten': '{unit} has no order “{part}”. Choose an order that it has.',
  'ba.refuse.bodyStruckWhole':
    '{unit} is transferred with its whole command. To cancel that, cancel all orders for {unit}.',
}
