import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenarios as da } from './messages/scenarios.da.ts'
import { scenarios as de } from './messages/scenarios.de.ts'
import { scenarios as en } from './messages/scenarios.en.ts'

/** What is shown before the game is loaded; how long a battle takes is measured by two players at one table. */
export const manifest: Manifest = {
  id: 'tic-tac-toe',
  isExample: true,
  title: { en: 'Noughts and crosses', de: 'Tic-Tac-Toe', da: 'Kryds og bolle' },
  edition: '1',
  authors: 'traditional',
  cover,
  first: 'standard',
  scenarios: {
    standard: {
      title: 'scenario.standard',
      turns: null,
      minutes: 2,
      difficulty: 1,
      players: [2, 2],
    },
  },
  messages: { en, de, da },
}
