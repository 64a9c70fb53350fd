import type { ScenarioFile, VictoryFile } from '../file.ts'
import { winsFrom } from '../file.ts'
import { allies } from './allies.ts'
import { france } from './france.ts'
import { map } from './map.ts'

const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', seats: ['france'], when: 'end', points: 12, places: ['b1'] },
    { kind: 'holdBuilding', seats: ['france'], when: 'end', points: 8, places: ['b2', 'b3', 'b4'] },
    { kind: 'holdArea', seats: ['france'], when: 'end', points: 4, places: ['o1', 'w1', 'h1'] },
    { kind: 'unitRuined', when: 'end', points: 3 },
    { kind: 'gunModelCaptured', when: 'event', points: 2 },
    { kind: 'losses', when: 'end', points: 1, per: 5 },
  ],
  levels: winsFrom(12, { first: 'france', second: 'allies', decisive: 9 }),
  startOwners: [
    { place: 'b1', seat: 'allies' },
    { place: 'b2', seat: 'allies' },
    { place: 'b3', seat: 'allies' },
    { place: 'b4', seat: 'allies' },
    { place: 'w1', seat: 'allies' },
    { place: 'o1', seat: 'allies' },
  ],
}

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
