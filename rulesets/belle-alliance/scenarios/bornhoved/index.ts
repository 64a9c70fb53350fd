import type { ScenarioFile, VictoryFile } from '../file.ts'
import { winsFrom } from '../file.ts'
import { denmark } from './denmark.ts'
import { map } from './map.ts'
import { sweden } from './sweden.ts'

const victory: VictoryFile = {
  points: [
    {
      kind: 'exited',
      seats: ['denmark'],
      when: 'event',
      points: 3,
      fromTurn: 6,
      disorders: ['OR', 'LU'],
      edge: 'north',
      from: 60,
      to: 120,
      arms: ['infantry', 'light cavalry', 'medium cavalry', 'heavy cavalry'],
    },
    {
      kind: 'exited',
      seats: ['denmark'],
      when: 'event',
      points: 4,
      fromTurn: 6,
      disorders: ['OR', 'LU'],
      edge: 'north',
      from: 60,
      to: 120,
      arms: ['artillery'],
    },
    {
      kind: 'exited',
      seats: ['denmark'],
      when: 'event',
      points: -2,
      untilTurn: 5,
      edge: 'north',
      from: 0,
      to: 180,
    },
    { kind: 'unitRuined', when: 'end', points: 3 },
    { kind: 'gunModelCaptured', seats: ['sweden'], when: 'event', points: 4 },
    { kind: 'prisoners', seats: ['sweden'], when: 'event', points: 1, per: 10 },
    {
      kind: 'holdArea',
      seats: ['sweden'],
      when: 'eachTurnEnd',
      points: 1,
      area: [
        [76, 74],
        [108, 74],
        [108, 102],
        [76, 102],
      ],
      fromTurn: 3,
    },
  ],
  levels: winsFrom(5, { first: 'denmark', second: 'sweden', decisive: 5 }),
}

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
