/** Field works. */
export const worksEnglish = {
  'order.work': 'Field work',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork':
    '{unit} is in disorder. A unit works in order or light disorder.',
  'ba.refuse.noPioneers':
    '{unit} has no pioneers for this. Pioneers and gunners off their guns work in the open, garrisons strengthen their building.',
  'ba.refuse.tooFewHands': '{unit} has too few hands for this: it takes {least, number} figures.',
  'ba.refuse.alreadyStrengthened':
    'The building of {unit} has been strengthened already; that can be done once.',
  'ba.refuse.noBridge':
    '{unit} is in contact with no bridge that can be destroyed so. March up to one first, the middle of the front at it, for there the unit forms to work.',
  'ba.refuse.workTooFar':
    '{unit} stands too far from there. Choose a place on the board within 5 cm of the unit.',
  'ba.refuse.workElsewhere':
    '{unit} cannot work at that piece of terrain: a garrison strengthens its own building, and a work in the open names none.',
  'ba.refuse.worksAlready': '{unit} is at this work already; it goes on without an order.',
  'ba.modifier.failedTurns': 'failed turns in a row',
  'ba.event.workProcured':
    '{unit} has what it needs: {work} ({total, number}, needed {needed, number}).',
  'ba.event.workRefused':
    '{unit} finds no material: {work} ({total, number}, needed {needed, number}).',
  'ba.event.formedToWork': '{unit} forms up to work.',
  'ba.event.workBroken': '{unit} has to break off its work.',
  'ba.event.workFinished': '{unit} is done: {work}.',
  'ba.event.demolitionFailed':
    '{unit} fails to bring the bridge down ({total, number}, needed {needed, number}).',
}
