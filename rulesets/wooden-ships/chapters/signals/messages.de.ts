import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsGerman: Translated<typeof signalsEnglish> = {
  'order.signal': 'Signal setzen',
  'order.relay': 'Signal weitergeben',
}
