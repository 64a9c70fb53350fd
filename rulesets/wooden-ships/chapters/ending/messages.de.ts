import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** How the battle ends. */
export const endingGerman: Translated<typeof endingEnglish> = {
  'ws.outcome.draw': 'Niemand hat gewonnen.',
}
