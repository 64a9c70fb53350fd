import type { ScenarioFile, VictoryFile } from '../file.ts'
import { winsFrom } from '../file.ts'
import { france } from './france.ts'
import { map } from './map.ts'
import { prussia } from './prussia.ts'

const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', seats: ['prussia'], when: 'end', points: 12, places: ['b9'] },
    {
      kind: 'holdBuilding',
      seats: ['prussia'],
      when: 'end',
      points: 4,
      places: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'],
    },
    {
      kind: 'unitsBeyond',
      seats: ['prussia'],
      when: 'end',
      points: 3,
      disorders: ['OR', 'LU'],
      axis: 'x',
      below: 60,
      arms: ['infantry'],
    },
    { kind: 'unitRuined', when: 'end', points: 3 },
    { kind: 'gunModelCaptured', when: 'event', points: 3 },
    { kind: 'losses', when: 'end', points: 1, per: 5 },
  ],
  levels: winsFrom(2, { first: 'prussia', second: 'france', decisive: 10 }),
  startOwners: [
    { place: 'b1', seat: 'france' },
    { place: 'b2', seat: 'france' },
    { place: 'b3', seat: 'france' },
    { place: 'b4', seat: 'france' },
    { place: 'b5', seat: 'france' },
    { place: 'b6', seat: 'france' },
    { place: 'b7', seat: 'france' },
    { place: 'b8', seat: 'france' },
    { place: 'b9', seat: 'france' },
  ],
}

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
