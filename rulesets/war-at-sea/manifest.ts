import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenariosDanish as da } from './scenarios/messages.da.ts'
import { scenariosGerman as de } from './scenarios/messages.de.ts'
import { scenariosEnglish as en } from './scenarios/messages.en.ts'

/** What is shown before the game is loaded. */
export const manifest: Manifest = {
  id: 'war-at-sea',
  isExample: false,
  title: { en: 'War at Sea', de: 'War at Sea', da: 'War at Sea' },
  edition: 'Tabletop rules, 16 August 2009',
  authors: 'Stefan Axel Boës, Frank Boës',
  theme: 'plotting-board',
  cover,
  hasEditor: true,
  first: 'river-plate',
  scenarios: {
    'river-plate': {
      title: 'was.scenario.river-plate',
      turns: 10,
      minutes: 45,
      difficulty: 1,
      players: [2, 4],
    },
    'denmark-strait': {
      title: 'was.scenario.denmark-strait',
      turns: 8,
      minutes: 45,
      difficulty: 1,
      players: [2, 6],
    },
    'coral-sea': {
      title: 'was.scenario.coral-sea',
      turns: 6,
      minutes: 75,
      difficulty: 2,
      players: [2, 8],
    },
    'barents-sea': {
      title: 'was.scenario.barents-sea',
      turns: 12,
      minutes: 120,
      difficulty: 2,
      players: [2, 8],
    },
    guadalcanal: {
      title: 'was.scenario.guadalcanal',
      turns: 8,
      minutes: 120,
      difficulty: 2,
      players: [2, 8],
    },
    'meeting-engagement': {
      title: 'was.scenario.meeting-engagement',
      turns: 12,
      minutes: 75,
      difficulty: 2,
      players: [2, 8],
    },
    'free-battle': {
      title: 'was.scenario.free-battle',
      turns: 12,
      minutes: 120,
      difficulty: 3,
      players: [2, 8],
    },
    own: {
      title: 'was.scenario.own',
      turns: null,
      minutes: null,
      difficulty: 2,
      players: [2, 2],
    },
  },
  messages: { en, de, da },
}
