import type { ScenarioFile } from '../file.ts'
import { allies } from './allies.ts'
import { france } from './france.ts'
import { map } from './map.ts'
import { victory } from './victory.ts'

/** [BA-S-3] French infantry against the garrison of the château. */
export const hougoumont: ScenarioFile = {
  format: 'belle-alliance-scenario/1',
  title: 'ba.scenario.hougoumont',
  about: 'ba.scenario.hougoumont.about',
  year: 1815,
  width: 150,
  height: 120,
  turns: 16,
  start: '11:30',
  sides: [france, allies],
  terrain: map,
  victory,
}
