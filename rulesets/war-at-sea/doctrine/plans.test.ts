import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { unitOf } from '../model/units.ts'
import { goalOf } from './goals.ts'
import { planNamed, planOf } from './plans.ts'

const raid: Setting = {
  units: [
    { card: 'uk-ajax', x: 1500, y: 1000 },
    { card: 'de-admiral-graf-spee', seat: 'axis', x: 1000, y: 1000, heading: 270 },
  ],
  rules: { victory: 'riverPlate', exits: [{ seat: 'axis', edge: 'west' }] },
}

test('[WAS-S-2] who breaks out keeps off, who hunts cuts off', () => {
  const state = battleOf(raid)
  expect(planOf(state, 'axis')).toBe('keepOff')
  expect(planOf(state, 'allies')).toBe('cutOff')
  expect(planNamed('keepOff').caution).toBeGreaterThan(planNamed(undefined).caution)
})

test('there is no plan where nobody breaks out, and no goal but the usual', () => {
  const state = battleOf({ units: raid.units ?? [] })
  expect(planOf(state, 'allies')).toBeNull()
  const cruiser = unitOf(state, 'unit-1')
  expect(planNamed('cutOff').goal(state, cruiser)).toEqual(goalOf(state, cruiser))
})

test('[WAS-S-2] a hunter sails for where the raider is bound, a turn ahead of her', () => {
  const state = battleOf(raid)
  const { at, kind } = planNamed('cutOff').goal(state, unitOf(state, 'unit-1'))
  expect(kind).toBe('aim')
  expect(at.x).toBe(8200)
  expect(at.y).toBe(10_000)
})
