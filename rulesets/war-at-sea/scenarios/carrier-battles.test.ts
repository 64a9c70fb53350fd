import { prepare } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { verdictOf } from '../chapters/ending/victory.ts'
import { warAtSea } from '../index.ts'
import { mayStandOn } from '../model/muster.ts'
import type { State } from '../model/state.ts'
import { cardOf, rangeBetween, unitOf } from '../model/units.ts'

const coralSea = (): State => prepare(warAtSea, 'coral-sea')

function pointsOf(state: State, seat: string): number {
  return [...state.units, ...state.aircraft]
    .filter(one => one.seat === seat)
    .reduce((sum, one) => sum + cardOf(state, one).points, 0)
}

describe('[WAS-S-3] Coral Sea', () => {
  test('two carriers and six squadrons a side, of nearly the same points', () => {
    const state = coralSea()
    for (const seat of ['allies', 'axis']) {
      const own = state.units.filter(unit => unit.seat === seat)
      expect(own.filter(unit => cardOf(state, unit).type === 'carrier')).toHaveLength(2)
      expect(state.aircraft.filter(plane => plane.seat === seat)).toHaveLength(6)
    }
    expect([pointsOf(state, 'allies'), pointsOf(state, 'axis')]).toEqual([193, 192])
  })

  test('every squadron stands on a carrier that has room for it, and there are no airbases', () => {
    const state = coralSea()
    expect(state.rules.airbases).toEqual({ allies: 0, axis: 0 })
    for (const plane of state.aircraft) {
      const carrier = cardOf(state, unitOf(state, plane.home))
      expect(mayStandOn(cardOf(state, plane), carrier)).toBe(true)
      const aboard = state.aircraft.filter(({ home }) => home === plane.home)
      expect(aboard.length).toBeLessThanOrEqual(carrier.planes)
    }
  })

  test('out of sight of each other, with two banks of fog', () => {
    const state = coralSea()
    const ranges = state.units
      .filter(({ seat }) => seat === 'allies')
      .flatMap(own =>
        state.units.filter(({ seat }) => seat === 'axis').map(foe => rangeBetween(own, foe)),
      )
    expect(Math.min(...ranges)).toBe(7)
    expect(state.clouds.map(({ kind, radius }) => ({ kind, radius }))).toEqual([
      { kind: 'fog', radius: 900 },
      { kind: 'fog', radius: 900 },
    ])
  })

  test('a lead of 20 points wins, half the points of crippled ships counted at the end', () => {
    const state = coralSea()
    state.turn = state.rules.turnLimit
    expect(state.turn).toBe(6)
    expect(verdictOf(state)?.winner).toBeNull()
    unitOf(state, 'shokaku').hull = 1
    unitOf(state, 'zuikaku').hull = 1
    expect(verdictOf(state)?.winner).toBe('allies')
    unitOf(state, 'zuikaku').hull = 2
    expect(verdictOf(state)?.winner).toBeNull()
    unitOf(state, 'zuikaku').status = 'sunk'
    expect(verdictOf(state)?.winner).toBe('allies')
    state.turn = 5
    expect(verdictOf(state)).toBeUndefined()
  })
})
