import type { ScenarioFile } from '../file.ts'
import { denmark } from './denmark.ts'
import { map } from './map.ts'
import { sweden } from './sweden.ts'
import { victory } from './victory.ts'

/** [BA-S-1] A Danish rear guard behind two hedges against Swedish cavalry. */
export const bornhoved: ScenarioFile = {
  format: 'belle-alliance-scenario/1',
  title: 'ba.scenario.bornhoved',
  about: 'ba.scenario.bornhoved.about',
  year: 1813,
  width: 180,
  height: 120,
  turns: 10,
  start: '15:00',
  sides: [denmark, sweden],
  terrain: map,
  victory,
}
