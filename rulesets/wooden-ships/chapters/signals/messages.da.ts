import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsDanish: Translated<typeof signalsEnglish> = {
  'order.signal': 'send et signal',
  'order.relay': 'giv et signal videre',
}
