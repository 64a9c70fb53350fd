import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenariosDanish as da } from './scenarios/messages.da.ts'
import { scenariosGerman as de } from './scenarios/messages.de.ts'
import { scenariosEnglish as en } from './scenarios/messages.en.ts'

/** What is shown before the game is loaded; how long a battle takes is measured by two players at one table. */
export const manifest: Manifest = {
  id: 'line-of-battle',
  isExample: false,
  title: { en: 'Line of Battle', de: 'Line of Battle', da: 'Line of Battle' },
  edition: 'Edition 2008, version 1.3',
  authors: 'www.line-of-battle.de, Bonn, 2003-2008',
  cover,
  hasEditor: true,
  first: 'constitution',
  scenarios: {
    constitution: {
      title: 'lob.scenario.constitution',
      turns: 16,
      minutes: 40,
      difficulty: 1,
      players: [2, 2],
    },
    trafalgar: {
      title: 'lob.scenario.trafalgar',
      turns: 17,
      minutes: 200,
      difficulty: 3,
      players: [2, 4],
    },
    'first-of-june': {
      title: 'lob.scenario.firstOfJune',
      turns: 24,
      minutes: 240,
      difficulty: 3,
      players: [2, 4],
    },
    spy: {
      title: 'lob.scenario.spy',
      turns: 20,
      minutes: 60,
      difficulty: 2,
      players: [2, 4],
    },
    'open-battle': {
      title: 'lob.scenario.openBattle',
      turns: 20,
      minutes: 120,
      difficulty: 2,
      players: [2, 4],
    },
    convoy: {
      title: 'lob.scenario.convoy',
      turns: 16,
      minutes: 120,
      difficulty: 2,
      players: [2, 4],
    },
    'putting-to-sea': {
      title: 'lob.scenario.puttingToSea',
      turns: 24,
      minutes: 120,
      difficulty: 3,
      players: [2, 4],
    },
    'blockade-runners': {
      title: 'lob.scenario.blockadeRunners',
      turns: 26,
      minutes: 130,
      difficulty: 2,
      players: [2, 4],
    },
    own: {
      title: 'lob.scenario.own',
      turns: null,
      minutes: null,
      difficulty: 2,
      players: [2, 2],
    },
  },
  campaigns: {
    'frigate-to-flag': { title: 'lob.campaign.flag', battles: 5 },
    'road-to-trafalgar': { title: 'lob.campaign.road', battles: 4 },
  },
  messages: { en, de, da },
}
