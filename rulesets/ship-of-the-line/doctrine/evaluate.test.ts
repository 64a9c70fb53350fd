import { expect, test } from 'vitest'
import { battleOf } from '../fixtures.ts'
import { evaluate } from './evaluate.ts'

const fleets = { ships: [{ id: 'a1' }, { id: 'b1', seat: 'b' }] }

test('a position is as good for the one as it is bad for the other', () => {
  const state = battleOf({
    ships: [
      { id: 'a1', hull: 7 },
      { id: 'b1', seat: 'b' },
    ],
  })
  expect(evaluate(state, 'a')).toBeLessThan(0)
  expect(evaluate(state, 'b')).toBe(-evaluate(state, 'a'))
  expect(evaluate(battleOf(fleets), 'a')).toBe(0)
})

test('a ship taken counts against its first owner', () => {
  const state = battleOf({
    ships: [{ id: 'a1' }, { id: 'b1', seat: 'a', firstSeat: 'b', isPrize: true }],
  })
  expect(evaluate(state, 'a')).toBeGreaterThan(10)
})

test('a battle won is worth more than any position, a draw nothing', () => {
  const won = { winners: ['a'], message: { key: 'over' } }
  expect(evaluate(battleOf({ ...fleets, outcome: won }), 'a')).toBeGreaterThan(500)
  expect(evaluate(battleOf({ ...fleets, outcome: won }), 'b')).toBeLessThan(-500)
  const drawn = { winners: [], message: { key: 'over' } }
  expect(evaluate(battleOf({ ...fleets, outcome: drawn }), 'a')).toBe(0)
})
