import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingDanish: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'kom fri',
  'order.cutMast': 'kap en mast',
  'order.grapple': 'kast entrehager',
  'order.ungrapple': 'kap en entrehage',
}
