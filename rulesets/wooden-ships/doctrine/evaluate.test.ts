import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting, TestShip } from '../model/fixtures.ts'
import { evaluate } from './evaluate.ts'

const duel = (foe: TestShip = {}, setting: Setting = {}) =>
  battleOf({ ...setting, ships: [{ id: 'ajax' }, { id: 'heros', seat: 'b', ...foe }] })

test('equal fleets are worth nothing to either, and what one has more the other has less', () => {
  expect(evaluate(duel(), 'a')).toBeCloseTo(0)
  const state = duel({ hull: 4 })
  expect(evaluate(state, 'a')).toBeGreaterThan(0)
  expect(evaluate(state, 'b')).toBeCloseTo(-evaluate(state, 'a'))
})

test('[WS-262] a prize is worth more than a ship beaten, and a ship beaten more than one damaged', () => {
  const damaged = evaluate(duel({ hull: 1 }), 'a')
  const beaten = evaluate(duel({ hull: 0, status: 'struck' }), 'a')
  const prize = evaluate(duel({ hull: 5, seat: 'a', card: { fleet: 1 } }), 'a')
  expect(beaten).toBeGreaterThan(damaged)
  expect(prize).toBeGreaterThan(beaten)
})

test('[WS-S-6] a ship that has escaped is worth more than one afloat, where that wins', () => {
  const fleeing: Setting = { rules: { victory: 'escape', exits: [{ edge: 'west', fleet: 1 }] } }
  const gone = evaluate(duel({ status: 'escaped' }, fleeing), 'b')
  expect(gone).toBeGreaterThan(evaluate(duel({}, fleeing), 'b'))
})

test('a battle won is worth more than any lead', () => {
  const message = { key: 'ws.outcome.won.duel' }
  const won = { ...duel(), outcome: { winners: ['a'], message } }
  expect(evaluate(won, 'a')).toBeGreaterThan(evaluate(duel({ status: 'sunk' }), 'a'))
  expect(evaluate(won, 'b')).toBe(-evaluate(won, 'a'))
})
