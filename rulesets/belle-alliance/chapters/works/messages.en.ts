/** Engineering work. */
export const worksEnglish = {
  'order.work': 'do engineering work',
  'ba.order.work': '{unit}: engineering work ({work})',
  'ba.refuse.tooDisorderedToWork':
    '{unit} is in disorder and cannot work; only units in good order or light disorder can.',
  'ba.refuse.noPioneers':
    '{unit} cannot do this work: in the open, only pioneers and gunners away from their guns can; in a building, its garrison can strengthen it.',
  'ba.refuse.tooFewHands': '{unit} is too small for this work: it takes {least, number} figures.',
  'ba.refuse.alreadyStrengthened':
    'The building of {unit} is already strengthened; that can be done only once.',
  'ba.refuse.noBridge':
    '{unit} is not in contact with a bridge that can be destroyed like this. Bring the middle of its front up to one, because it forms up for work there.',
  'ba.refuse.workTooFar':
    '{unit} is too far from there. Choose a place on the board within 5 cm of it.',
  'ba.refuse.workElsewhere':
    '{unit} cannot work at that piece of terrain: a garrison can only strengthen its own building; for work in the open leave the terrain empty.',
  'ba.refuse.worksAlready': '{unit} is already doing this work; it needs no order to go on.',
  'ba.modifier.failedTurns': 'failed turns in a row',
  'ba.event.workProcured':
    '{unit} has the material for: {work}. Total {total, number} (needs {needed, number}).',
  'ba.event.workProcured.foreseen': '{unit} has the material for: {work}.',
  'ba.event.workRefused':
    '{unit} finds no material for: {work}. Total {total, number} (needs {needed, number}).',
  'ba.event.workRefused.foreseen': '{unit} finds no material for: {work}.',
  'ba.event.formedToWork': '{unit} forms up to work.',
  'ba.event.workBroken': '{unit} breaks off its work.',
  'ba.event.workFinished': '{unit} finishes its work: {work}.',
  'ba.event.demolitionFailed':
    '{unit} fails to destroy the bridge: total {total, number} (needs {needed, number}).',
}
