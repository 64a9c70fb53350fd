import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenariosDanish as da } from './scenarios/messages.da.ts'
import { scenariosGerman as de } from './scenarios/messages.de.ts'
import { scenariosEnglish as en } from './scenarios/messages.en.ts'

/** What is shown before the game is loaded. */
export const manifest: Manifest = {
  id: 'wooden-ships',
  isExample: false,
  title: { en: 'Wooden Ships', de: 'Wooden Ships', da: 'Wooden Ships' },
  edition: 'Battle Rules v.3, August 1998',
  authors: 'Niek van Diepen',
  cover,
  first: 'constitution',
  scenarios: {
    constitution: {
      title: 'ws.scenario.constitution',
      turns: 40,
      minutes: 40,
      difficulty: 1,
      players: [2, 2],
    },
    'mars-hercule': {
      title: 'ws.scenario.mars-hercule',
      turns: 40,
      minutes: 40,
      difficulty: 1,
      players: [2, 2],
    },
    'nymphe-cleopatre': {
      title: 'ws.scenario.nymphe-cleopatre',
      turns: 40,
      minutes: 40,
      difficulty: 1,
      players: [2, 2],
    },
    'flamborough-head': {
      title: 'ws.scenario.flamborough-head',
      turns: 40,
      minutes: 40,
      difficulty: 2,
      players: [2, 2],
    },
    'san-domingo': {
      title: 'ws.scenario.san-domingo',
      turns: 20,
      minutes: 180,
      difficulty: 2,
      players: [2, 2],
    },
    trafalgar: {
      title: 'ws.scenario.trafalgar',
      turns: 30,
      minutes: 480,
      difficulty: 3,
      players: [2, 2],
    },
    'trafalgar-frigates': {
      title: 'ws.scenario.trafalgar-frigates',
      turns: 30,
      minutes: 540,
      difficulty: 3,
      players: [2, 2],
    },
  },
  messages: { en, de, da },
}
