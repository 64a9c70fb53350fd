import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { attributeBonus, pointsEarned, strokeOfAttribute, strokesPerPoint } from './attributes.ts'

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
