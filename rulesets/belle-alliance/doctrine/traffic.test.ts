import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { plainMarch } from '../chapters/march/march.ts'
import type { MarchOrder } from '../chapters/march/march.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { unitOf } from '../model/units.ts'
import { fieldOf } from './field.ts'
import { enemy, fight, own } from './fixtures.ts'
import { clearMarch } from './traffic.ts'

const ahead: MarchOrder = { ...plainMarch('a'), legs: [{ kind: 'straight', amount: cm(20) }] }

function goneBy(state: State, style = {}): number {
  const { order } = clearMarch(fieldOf(state, 'red'), unitOf(state, 'a'), ahead, style)
  return order.legs.reduce((sum, { amount }) => sum + amount, 0)
}

const friend = (given: Partial<Unit>) => own({ id: 'f', ...given })

test('[BA-2.3.4-02] a march stops short of a friend that stays, and follows one that goes', () => {
  const units = [own(), friend({ y: 100_000 + cm(12) })]
  const standing = fight(units)
  expect(goneBy(standing)).toBeLessThan(cm(9))
  const march = { ...ahead, kind: 'march' as const }
  const sheets = [{ unit: 'f', seat: 'red', parts: [march], result: 'written' as const }]
  expect(goneBy(fight(units, { sheets }))).toBe(cm(20))
})

test('[BA-2.3.4-05] nobody ends upon guns that may be passed', () => {
  const gun = { id: 'g1', pounder: 6, isHorse: false, gunners: 3 }
  const battery = (y: number) => friend({ arm: 'artillery', guns: [gun], figures: 3, y })
  expect(goneBy(fight([own(), battery(100_000 + cm(20))]))).toBeLessThan(cm(14))
  expect(goneBy(fight([own(), battery(100_000 + cm(12))]))).toBe(cm(20))
})

test('[BA-4.1.1-04] who is no stronger than the enemy keeps off from him, unless he is to attack', () => {
  const state = fight([own(), enemy(cm(45))])
  expect(goneBy(state)).toBeLessThan(cm(12))
  expect(goneBy(state, { isCautious: false })).toBe(cm(20))
})

test('[BA-Q-14] a march goes round a house that is not its goal', () => {
  const points = [94_000, 110_000, 106_000, 110_000, 106_000, 118_000, 94_000, 118_000]
  const state = fight([own()], { terrain: [{ id: 'h', kind: 'building', points }] })
  expect(goneBy(state)).toBeLessThanOrEqual(cm(10))
  expect(goneBy(state, { into: 'h' })).toBe(cm(20))
})
