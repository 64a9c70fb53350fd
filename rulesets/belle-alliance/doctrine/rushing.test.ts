import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { endOfMarch } from './traffic.ts'
import { fieldOf } from './field.ts'
import { rushOf } from './rushing.ts'
import { enemy, fight, own } from './testing.ts'
import { unitOf } from '../units.ts'

/** What a beginner would have `a` do, with an enemy 50 cm north and one twice as far. */
function rush(given: Partial<Unit> = {}) {
  const state = fight([own(given), enemy(50_000), enemy(100_000, { id: 'd' })])
  return { state, order: rushOf(fieldOf(state, 'red'), unitOf(state, 'a')) }
}

test('[BA-2.3.1-01] it goes north at the nearest enemy, as it stands', () => {
  const { state, order } = rush()
  if (order?.kind !== 'march') throw new Error('It marches.')
  const end = endOfMarch(state, unitOf(state, 'a'), order)
  expect(end.y).toBeGreaterThan(unitOf(state, 'a').y + 5000)
  expect(Math.abs(end.x - unitOf(state, 'a').x)).toBeLessThan(3000)
})

test('who is in disorder has other cares', () => {
  expect(rush({ disorder: 'U' }).order).toBeUndefined()
})
