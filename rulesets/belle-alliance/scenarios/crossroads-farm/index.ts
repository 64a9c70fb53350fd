import type { ScenarioFile } from '../file.ts'
import { france } from './france.ts'
import { map } from './map.ts'
import { prussia } from './prussia.ts'
import { victory } from './victory.ts'

/** [BA-S-5] For training: one brigade a side, on ground that is the same for both. */
export const crossroadsFarm: ScenarioFile = {
  format: 'belle-alliance-scenario/1',
  title: 'ba.scenario.crossroads-farm',
  about: 'ba.scenario.crossroads-farm.about',
  year: 1815,
  width: 160,
  height: 120,
  turns: 10,
  start: '10:00',
  sides: [france, prussia],
  terrain: map,
  victory,
}
