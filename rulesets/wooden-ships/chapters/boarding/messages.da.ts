import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingDanish: Translated<typeof boardingEnglish> = {}
