import type { Translated } from '@grognard/umpire/message.ts'
import type { upkeepEnglish } from './messages.en.ts'

/** Loading, repairs, sails. */
export const upkeepGerman: Translated<typeof upkeepEnglish> = {
  'order.load': 'laden',
  'order.repair': 'reparieren',
  'order.setSails': 'Segel setzen',
}
