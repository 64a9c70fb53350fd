import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingDanish: Translated<typeof boardingEnglish> = {
  'order.formParty': 'dan et hold',
  'order.changeParty': 'skift et hold',
  'order.standDown': 'opløs et hold',
}
