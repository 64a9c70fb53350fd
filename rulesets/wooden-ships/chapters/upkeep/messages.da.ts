import type { Translated } from '@grognard/umpire/message.ts'
import type { upkeepEnglish } from './messages.en.ts'

/** Loading, repairs, sails. */
export const upkeepDanish: Translated<typeof upkeepEnglish> = {
  'order.load': 'lad',
  'order.repair': 'reparer',
  'order.setSails': 'sæt sejl',
}
