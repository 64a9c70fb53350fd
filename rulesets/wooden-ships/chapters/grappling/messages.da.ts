import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingDanish: Translated<typeof grapplingEnglish> = {}
