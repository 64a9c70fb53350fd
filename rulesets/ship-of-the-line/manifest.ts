import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenariosDanish as da } from './scenarios/messages.da.ts'
import { scenariosGerman as de } from './scenarios/messages.de.ts'
import { scenariosEnglish as en } from './scenarios/messages.en.ts'

/** What is shown before the game is loaded; how long a battle takes is measured by two players at one table. */
export const manifest: Manifest = {
  id: 'ship-of-the-line',
  isExample: false,
  title: { en: 'Ship of the Line', de: 'Ship of the Line', da: 'Ship of the Line' },
  edition: 'Rules of play, undated',
  authors: 'unnamed',
  cover,
  hasEditor: true,
  first: 'duel',
  scenarios: {
    standard: {
      title: 'sol.scenario.standard',
      turns: null,
      minutes: 45,
      difficulty: 2,
      players: [2, 6],
    },
    duel: {
      title: 'sol.scenario.duel',
      turns: null,
      minutes: 15,
      difficulty: 1,
      players: [2, 2],
    },
    squadrons: {
      title: 'sol.scenario.squadrons',
      turns: null,
      minutes: 90,
      difficulty: 2,
      players: [2, 8],
    },
    handicap: {
      title: 'sol.scenario.handicap',
      turns: null,
      minutes: 45,
      difficulty: 2,
      players: [2, 8],
    },
    own: {
      title: 'sol.scenario.own',
      turns: null,
      minutes: null,
      difficulty: 2,
      players: [2, 2],
    },
  },
  messages: { en, de, da },
}
