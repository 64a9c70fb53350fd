import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageGerman: Translated<typeof damageEnglish> = {
  'order.loseGuns': 'verlorene Geschütze wählen',
}
