/** What ends a seat's orders at a step. */
export const writingEnglish = {
  'order.seal': 'seal the orders',
  'order.unseal': 'reopen the orders',
  'order.done': 'done',
  'ws.order.seal': 'Seal the orders',
  'ws.order.unseal': 'Reopen the orders',
  'ws.order.done': 'Done',
  'ws.refuse.notSealed': 'Your orders are not sealed: keep writing.',
}
