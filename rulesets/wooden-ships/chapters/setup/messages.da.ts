import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** What is chosen before the first turn, and the turn’s beginning. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'ws.event.turnBegun': 'Træk {turn}.',
  'ws.event.shipCameOn': '{ship} kommer på kortet.',
  'ws.event.shipHeldBack': '{ship} kan endnu ikke komme på kortet: et skib ligger i vejen.',
}
