import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingGerman: Translated<typeof boardingEnglish> = {
  'order.formParty': 'Kommando bilden',
  'order.changeParty': 'Kommando ändern',
  'order.standDown': 'Kommando auflösen',
}
