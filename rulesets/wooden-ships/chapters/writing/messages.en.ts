/** What ends a seat's orders at a step. */
export const writingEnglish = {
  'ws.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip her?} other {{pieces} can still fire. Skip them?}}',
  'ws.ask.load':
    '{count, plural, one {{pieces} has guns to load. Skip her?} other {{pieces} have guns to load. Skip them?}}',
  'order.seal': 'seal the orders',
  'order.unseal': 'reopen the orders',
  'order.done': 'done',
  'ws.order.seal': 'Seal the orders',
  'ws.order.unseal': 'Reopen the orders',
  'ws.order.done': 'Done',
  'ws.refuse.notSealed': 'Your orders are not sealed: keep writing.',
  'order.timeUp': 'time is up',
  'ws.order.timeUp': 'Time is up',
  'ws.event.graceGiven':
    '{seat} runs out of time for the first time and gets {seconds} more seconds.',
  'ws.event.timeRanOut':
    '{seat} runs out of time: ships without a plot sail straight ahead, guns without a target fire at the nearest ship, and broadsides that have been fired are loaded with round shot.',
  'ws.refuse.untimed': 'This step is not timed.',
}
