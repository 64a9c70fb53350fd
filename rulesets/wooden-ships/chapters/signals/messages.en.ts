/** Signals between commanders. */
export const signalsEnglish = {
  'order.signal': 'send a signal',
  'order.relay': 'pass a signal on',
}
