import type { ScenarioFile } from '../file.ts'
import { allies } from './allies.ts'
import { denmark } from './denmark.ts'
import { map } from './map.ts'
import { victory } from './victory.ts'

/** [BA-S-2] A Danish corps fights its way west through the village. */
export const sehested: ScenarioFile = {
  format: 'belle-alliance-scenario/1',
  title: 'ba.scenario.sehested',
  about: 'ba.scenario.sehested.about',
  year: 1813,
  width: 240,
  height: 160,
  turns: 16,
  start: '09:00',
  sides: [denmark, allies],
  terrain: map,
  victory,
}
