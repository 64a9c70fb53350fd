import { chapter } from '../../rules.ts'
import { grapplingEvents } from './events.ts'
import { grapple } from './grapple.ts'
import { cutMast, unfoul, ungrapple } from './loosen.ts'
import { grapplingDanish } from './messages.da.ts'
import { grapplingGerman } from './messages.de.ts'
import { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grappling = chapter({
  events: grapplingEvents,
  orders: { unfoul, cutMast, grapple, ungrapple },
  messages: { en: grapplingEnglish, de: grapplingGerman, da: grapplingDanish },
})

export { mayGrappleMore } from './grapple.ts'
export { mayUnfoulMore, mayUngrappleMore, seatsToUnfoul, seatsToUngrapple } from './loosen.ts'
