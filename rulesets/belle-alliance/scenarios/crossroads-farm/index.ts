import type { ScenarioFile, VictoryFile } from '../file.ts'
import { france } from './france.ts'
import { map } from './map.ts'
import { prussia } from './prussia.ts'

const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', when: 'end', points: 6, places: ['b1', 'b2'] },
    { kind: 'unitRuined', when: 'end', points: 3 },
    { kind: 'unitInDisorder', when: 'end', points: 1, disorder: 'U' },
    { kind: 'gunModelCaptured', when: 'event', points: 2 },
    { kind: 'holdArea', when: 'end', points: 1, places: ['w1', 'w2'] },
    { kind: 'losses', when: 'end', points: 1, per: 2 },
  ],
  levels: [
    { least: 14, most: null, seat: 'france', grade: 'decisive' },
    { least: 1, most: 13, seat: 'france', grade: 'victory' },
    { least: 0, most: 0, seat: null, grade: 'draw' },
    { least: -13, most: -1, seat: 'prussia', grade: 'victory' },
    { least: null, most: -14, seat: 'prussia', grade: 'decisive' },
  ],
  suddenEndPercent: 50,
}

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
