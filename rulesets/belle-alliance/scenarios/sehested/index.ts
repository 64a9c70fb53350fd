import type { ScenarioFile, VictoryFile } from '../file.ts'
import { winsFrom } from '../file.ts'
import { allies } from './allies.ts'
import { denmark } from './denmark.ts'
import { map } from './map.ts'

const victory: VictoryFile = {
  points: [
    {
      kind: 'exited',
      seats: ['denmark'],
      when: 'event',
      points: 3,
      disorders: ['OR', 'LU'],
      edge: 'west',
      from: 5,
      to: 55,
      arms: ['infantry'],
    },
    {
      kind: 'exited',
      seats: ['denmark'],
      when: 'event',
      points: 4,
      disorders: ['OR', 'LU'],
      edge: 'west',
      from: 5,
      to: 55,
      arms: ['artillery'],
    },
    {
      kind: 'unitsBeyond',
      seats: ['denmark'],
      when: 'end',
      points: 2,
      disorders: ['OR', 'LU'],
      axis: 'x',
      below: 60,
      arms: ['infantry'],
    },
    { kind: 'holdBuilding', when: 'end', points: 1, places: ['b1', 'b2', 'b3', 'b5', 'b6'] },
    { kind: 'holdBuilding', when: 'end', points: 3, places: ['b4'] },
    { kind: 'unitRuined', when: 'end', points: 2 },
    { kind: 'gunModelCaptured', when: 'event', points: 3 },
    { kind: 'unitsBeyond', seats: ['denmark'], when: 'end', points: 1, axis: 'x', below: 150 },
  ],
  levels: winsFrom(4, { first: 'denmark', second: 'allies', decisive: 6 }),
}

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
