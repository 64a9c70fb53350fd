import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsDanish: Translated<typeof signalsEnglish> = {}
