export const recoveryEnglish = {
  'order.reorganise': 'reorganise',
  'order.rest': 'rest',
  'ba.order.reorganise': '{unit}: reorganise, {formation}',
  'ba.order.rest.supply': '{unit}: rest to be resupplied',
  'ba.order.rest.valeur': '{unit}: rest to regain quality',
  'ba.refuse.notRouting':
    '{unit} is not in full disorder, so it need not roll. Units in disorder or light disorder reorganise without an order.',
  'ba.refuse.routedThisTurn':
    '{unit} fell into full disorder this turn. It can try from next turn on.',
  'ba.refuse.triesAlready': '{unit} is already trying to reorganise; it rolls once a turn.',
  'ba.refuse.notClosedFormation':
    '{unit} cannot take this formation after a rout: {formation}. Choose a closed formation of its arm.',
  'ba.refuse.restDisordered':
    '{unit} is in disorder and cannot rest; only units in good order or light disorder can.',
  'ba.refuse.restsAlready': '{unit} is already at rest; it needs no order to go on.',
  'ba.refuse.hasSupplies': '{unit} is fully supplied. It can rest to regain quality instead.',
  'ba.refuse.suppliesFirst': '{unit} is short of supplies and must rest to be resupplied first.',
  'ba.refuse.nothingToWinBack': '{unit} has lost no quality and would gain nothing by resting.',
  'ba.refuse.restAtGuns':
    '{unit} cannot rest at its guns: order its gunners to leave them as well.',
  'ba.refuse.noRoomToRest': '{unit} has no room to form up for rest; move it first.',
  'ba.modifier.reorganise.chief': 'commander in contact',
  'ba.modifier.reorganise.orderly': 'orderly in contact',
  'ba.modifier.reorganise.failed': 'failed turns in a row',
  'ba.modifier.reorganise.valeur': 'quality',
  'ba.event.valeurChanged.losses': '{unit} has quality {valeur, number} after its losses.',
  'ba.event.valeurChanged.floor': '{unit} has quality {valeur, number}, the lowest there is.',
  'ba.event.valeurChanged.rest': '{unit} has quality {valeur, number} after its rest.',
  'ba.event.supplies.full': '{unit} is fully supplied.',
  'ba.event.supplies.limited':
    '{unit} runs short of ammunition: enough for {rolls, plural, one {# roll} other {# rolls}}.',
  'ba.event.supplies.none': '{unit} has no ammunition left.',
  'ba.event.reorganisingWanted': '{unit} tries to reorganise.',
  'ba.event.reorganisingRolled': '{unit} reorganises: total {total, number}, now {disorder}.',
  'ba.event.reorganisingFailed':
    '{unit} does not reorganise and routs again: total {total, number}.',
  'ba.event.formedUp': '{unit} forms up: {formation}.',
  'ba.event.reorganised': '{unit} reorganises: now {disorder}.',
  'ba.event.restBegun': '{unit} forms up for rest.',
  'ba.event.rested': '{unit} has rested {turns, plural, one {# turn} other {# turns}}.',
  'ba.event.resupplied': '{unit} is resupplied.',
  'ba.event.restBroken': '{unit} breaks off its rest and loses the turns rested so far.',
}
