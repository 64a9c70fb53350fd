import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageDanish: Translated<typeof damageEnglish> = {
  'order.loseGuns': 'vælg mistede kanoner',
}
