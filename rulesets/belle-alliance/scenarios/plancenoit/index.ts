import type { ScenarioFile } from '../file.ts'
import { france } from './france.ts'
import { map } from './map.ts'
import { prussia } from './prussia.ts'
import { victory } from './victory.ts'

/** [BA-S-4] Lobau and the Young Guard hold the village against Bülow. */
export const plancenoit: ScenarioFile = {
  format: 'belle-alliance-scenario/1',
  title: 'ba.scenario.plancenoit',
  about: 'ba.scenario.plancenoit.about',
  year: 1815,
  width: 180,
  height: 150,
  turns: 16,
  start: '17:00',
  sides: [prussia, france],
  terrain: map,
  victory,
}
