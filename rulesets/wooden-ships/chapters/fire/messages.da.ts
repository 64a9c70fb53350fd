import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Targets, broadsides, what they take. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'order.fire': 'skyd',
}
