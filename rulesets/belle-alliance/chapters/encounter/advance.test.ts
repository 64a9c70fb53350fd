import { expect, test } from 'vitest'
import { doing, square } from '../../fixtures.ts'
import type { Advance } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { advanced, attack } from './fixtures.ts'

const blue: Partial<Unit> = { seat: 'blue', heading: 18_000 }
const column = { kind: 'attackColumn' as const, front: 6, gap: null }

function advance(given: Partial<Advance> = {}): Advance {
  return {
    unit: 'u1',
    pivot: 0,
    distance: 200_000,
    target: null,
    building: null,
    isShown: true,
    ...given,
  }
}

function gone(unit: Partial<Unit>): number {
  return advanced({ units: [unit], advances: [advance()] }).at('u1')[1] - 100
}

test('[BA-4.1.4-01] [BA-Q-62] BA-TV-170: half a turn at the rate last used, with the usual halvings', () => {
  expect(gone({ doing: doing({ rate: 'charge', marched: 30_000 }) })).toBe(20)
  expect(gone({ arm: 'heavy cavalry', doing: doing({ rate: 'normal' }) })).toBe(15)
  expect(gone({ formation: column, disorder: 'LU' })).toBe(7.5)
})

test('[BA-4.1.4-01] not in disorder; after a pivot it goes on with what is left', () => {
  expect(gone({ disorder: 'U' })).toBe(0)
  const { at } = advanced({ units: [{ formation: column }], advances: [advance({ pivot: 2_000 })] })
  expect(at('u1')[2]).toBe(20)
  expect(at('u1')[1]).toBeGreaterThan(106)
})

test('[BA-4.1.4-03] a continued attack meets its target and stops it', () => {
  const { state, unit } = advanced({
    units: [{}, { ...blue, y: 112_000 }],
    attacks: [attack('u1', 'u9', { state: 'fought' }), attack('u1', 'u2', { isContinued: true })],
    advances: [advance({ target: 'u2' })],
  })
  expect(state.attacks[1]).toMatchObject({ state: 'met', met: 'u2' })
  expect(unit('u1').doing.hasAdvanced).toBe(true)
})

test('[BA-4.1.4-01] [BA-2.4.1-02] an advance makes one pivot and little, though the unit has pivoted before', () => {
  const play = (target: Partial<Unit>, given: Partial<Advance> = {}) =>
    advanced({
      units: [{ figures: 12, doing: doing({ rate: 'charge', hasPivoted: true }) }, target],
      attacks: [attack('u1', 'u2', { isContinued: true })],
      advances: [advance({ target: 'u2', distance: 1_000, ...given })],
    })
  const near: Partial<Unit> = { ...blue, x: 106_500, y: 118_000, figures: 4 }
  expect(play(near).at('u1')[2]).toBeGreaterThan(10)
  expect(play(near).at('u1')[2]).toBeLessThanOrEqual(20)
  const aside: Partial<Unit> = { ...blue, x: 115_000, y: 108_000, figures: 4 }
  expect(play(aside).at('u1')[2]).toBe(0)
  expect(play(aside, { pivot: 1_500 }).at('u1')[2]).toBe(15)
})

test('[BA-4.1.4-05] [BA-6.1.1-05] an advance goes into an empty building', () => {
  const { unit } = advanced({
    units: [{ figures: 30 }],
    terrain: [{ kind: 'building', points: square(100_000, 109_000, 12_000, 10_000), capacity: 53 }],
    advances: [advance({ building: 't1' })],
  })
  expect(unit('u1').building).toBe('t1')
})
