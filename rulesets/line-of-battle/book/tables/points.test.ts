import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import {
  actionCosts,
  attributeBonus,
  pointsEarned,
  poolFactors,
  rankAt,
  rankThresholds,
  rankTitle,
  strokeOfAttribute,
  strokesPerPoint,
  titledRanks,
} from './points.ts'

test('[LOB-023] every action has the cost of the book', () => {
  expect(actionCosts).toEqual(fixture.actionPoints.costs)
})

test('[LOB-020] [LOB-021] the first stock is double, later turns add the sum', () => {
  const { start, perTurn } = fixture.actionPoints
  expect(poolFactors).toEqual({ firstTurn: start, laterTurns: perTurn })
})

test('[LOB-260] ten strokes make a point and the rest lapse', () => {
  expect(strokesPerPoint).toBe(fixture.strokesPerPoint)
  expect([0, 9, 10, 12, 20].map(pointsEarned)).toEqual([0, 0, 1, 1, 2])
})

test('[LOB-261] each attribute grows by its own kind of success', () => {
  expect(Object.values(strokeOfAttribute)).toEqual(['melee', 'morale', 'manoeuvre', 'fullHit'])
})

test('[LOB-262] [LOB-264] a point is worth 1', () => {
  expect(attributeBonus).toBe(1)
})

test('[LOB-255] seven ranks at the points of the book, titled where it prints a title', () => {
  expect(rankThresholds).toEqual(fixture.ranks.points)
  expect(titledRanks).toEqual({ none: 0, ...fixture.ranks.titled })
})

test('[LOB-255] a rank is reached exactly at its points', () => {
  expect([0, 499, 500, 2_499, 2_500, 90_000, 200_000].map(rankAt)).toEqual([0, 0, 1, 1, 2, 7, 7])
})

test('[LOB-255] where no title is printed the last one is kept', () => {
  expect(rankTitle('france', 7)).toBe('lob.rank.france.6')
  expect(rankTitle('usa', 5)).toBe('lob.rank.usa.3')
  expect([rankTitle('england', 0), rankTitle('none', 4)]).toEqual([undefined, undefined])
})
