import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** What is chosen before the first turn, and the turn’s beginning. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'ws.event.turnBegun': 'Zug {turn}.',
  'ws.event.shipCameOn': '{ship} kommt auf die Karte.',
  'ws.event.shipHeldBack': '{ship} kann noch nicht auf die Karte: Ein Schiff liegt im Weg.',
}
