import { expect, test } from 'vitest'
import { orderliesOfChief, penaltyTurns } from './command.ts'
import { obstacleHalvings } from './ground.ts'
import { routLossPercent } from './losses.ts'
import {
  leastFigures,
  onesOfShortage,
  pointOfRest,
  rollsOfShortage,
  turnsOfRest,
  turnsOfRestByWagon,
} from './morale.ts'

test('[BA-5.5.2-04] [BA-5.5.3-01] [BA-5.5.4-02] [BA-5.5.4-03] the numbers of morale', () => {
  expect({
    leastFigures,
    onesOfShortage,
    rollsOfShortage,
    turnsOfRest,
    turnsOfRestByWagon,
    pointOfRest,
  }).toEqual({
    leastFigures: 3,
    onesOfShortage: 2,
    rollsOfShortage: 3,
    turnsOfRest: 8,
    turnsOfRestByWagon: 2,
    pointOfRest: 1,
  })
  expect(routLossPercent).toBe(10)
})

test('[BA-1.1.4-01] [BA-1.1.4-06] two orderlies to a chief; a penalty lasts a turn more', () => {
  expect([orderliesOfChief, penaltyTurns]).toEqual([2, 1])
})

test('[BA-T-04] [BA-1.2.4-04] wagons pass obstacles like artillery', () => {
  expect((['I', 'II', 'III'] as const).map(one => obstacleHalvings(one, 'wagon'))).toEqual([
    1,
    2,
    null,
  ])
})
