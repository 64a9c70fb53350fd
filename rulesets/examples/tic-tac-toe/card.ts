import type { BookCard } from '@grognard/umpire/book-card.ts'
import { scenarios as da } from './messages/scenarios.da.ts'
import { scenarios as de } from './messages/scenarios.de.ts'
import { scenarios as en } from './messages/scenarios.en.ts'
import { vignette } from './vignette.ts'

/** What the shelf shows; how long a battle takes is measured by two players at one table. */
export const card: BookCard = {
  id: 'tic-tac-toe',
  isExample: true,
  title: { en: 'Tic-tac-toe', de: 'Tic-Tac-Toe', da: 'Kryds og bolle' },
  edition: '1',
  authors: 'traditional',
  vignette,
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
