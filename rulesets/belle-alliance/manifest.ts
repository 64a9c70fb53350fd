import type { Manifest } from '@grognard/umpire/manifest.ts'
import { cover } from './cover.ts'
import { scenariosDanish } from './scenarios/messages.da.ts'
import { scenariosGerman } from './scenarios/messages.de.ts'
import { scenariosEnglish } from './scenarios/messages.en.ts'

/** What is shown before the game is loaded; how long a battle takes is measured by two players at one table. */
export const manifest: Manifest = {
  id: 'belle-alliance',
  isExample: false,
  title: { en: 'Belle Alliance', de: 'Belle Alliance', da: 'Belle Alliance' },
  edition: '2nd edition, 18 June 2001',
  authors: 'Peter Gjørtler',
  cover,
  hasEditor: true,
  first: 'crossroads-farm',
  scenarios: {
    'crossroads-farm': {
      title: 'ba.scenario.crossroads-farm',
      turns: 10,
      minutes: 90,
      difficulty: 1,
      players: [2, 2],
    },
    bornhoved: {
      title: 'ba.scenario.bornhoved',
      turns: 10,
      minutes: 90,
      difficulty: 2,
      players: [2, 4],
    },
    hougoumont: {
      title: 'ba.scenario.hougoumont',
      turns: 16,
      minutes: 210,
      difficulty: 3,
      players: [2, 7],
    },
    sehested: {
      title: 'ba.scenario.sehested',
      turns: 16,
      minutes: 210,
      difficulty: 2,
      players: [2, 7],
    },
    plancenoit: {
      title: 'ba.scenario.plancenoit',
      turns: 16,
      minutes: 240,
      difficulty: 3,
      players: [2, 5],
    },
    own: {
      title: 'ba.scenario.own',
      turns: null,
      minutes: null,
      difficulty: 3,
      players: [2, 2],
    },
  },
  messages: { en: scenariosEnglish, de: scenariosGerman, da: scenariosDanish },
}
