import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingGerman: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'Verhakung lösen',
  'order.cutMast': 'Mast kappen',
  'order.grapple': 'Enterhaken werfen',
  'order.ungrapple': 'Enterhaken kappen',
}
