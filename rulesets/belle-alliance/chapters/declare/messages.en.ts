/** What both sides declare at a step, and that they have done all they want. */
export const declareEnglish = {
  'order.done': 'done',
  'ba.order.done': 'Done',
  'ba.event.declared.fire': 'Declared: {unit} fires at {other}.',
  'ba.event.declared.neighbour': 'Declared: {unit} is neighbour of {other}.',
  'ba.event.declared.support': 'Declared: {unit} supports {other}.',
  'ba.event.declared.advance': 'Written: {unit} goes on to advance.',
  'ba.event.declared.takenBack': 'Taken back: what {unit} had declared.',
  'ba.event.declared.shown': 'All have declared; the declarations are shown.',
}
