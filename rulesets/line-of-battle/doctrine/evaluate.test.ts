import { restingAt } from '@grognard/umpire/fixtures.ts'
import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Ship } from '../model/state.ts'
import { evaluate } from './evaluate.ts'

const duel = (red: Partial<Ship> = {}, blue: Partial<Ship> = {}) =>
  battleOf({
    ships: [
      { id: 'ajax', ...red },
      { id: 'heros', seat: 'blue', ...blue },
    ],
  })

test('equal fleets are worth nothing to either, and what one has more the other has less', () => {
  expect(evaluate(duel(), 'red')).toBeCloseTo(0)
  const state = duel({}, { hull: 4 })
  expect(evaluate(state, 'red')).toBeGreaterThan(0)
  expect(evaluate(state, 'blue')).toBeCloseTo(-evaluate(state, 'red'))
})

test('a prize is worth more than a ship sunk, and a ship sunk more than one damaged', () => {
  const damaged = evaluate(duel({}, { hull: 1 }), 'red')
  const sunk = evaluate(duel({}, { status: 'sunk', hull: 0 }), 'red')
  const prize = evaluate(duel({}, { seat: 'red', firstSeat: 'blue' }), 'red')
  expect(prize).toBeGreaterThan(sunk)
  expect(sunk).toBeGreaterThan(damaged)
})

test('a battle that is over is worth its outcome alone', () => {
  const message = { key: 'lob.outcome.won' }
  const over = (winners: string[]) => ({ ...duel({}, { hull: 1 }), outcome: { winners, message } })
  expect(evaluate(over(['red']), 'red')).toBe(-evaluate(over(['blue']), 'red'))
  expect(evaluate(over([]), 'red')).toBe(0)
})

test('lying to rake is worth more than lying to be raked, until the broadsides have been fired', () => {
  const crossing = { y: 20_000, heading: 9000, travelled: 3000 }
  const raked = { y: 22_500, heading: 0 }
  const rakes = duel(crossing, raked)
  const isRaked = duel(raked, crossing)
  expect(evaluate(rakes, 'red')).toBeGreaterThan(evaluate(isRaked, 'red') + 3)
  const fired = restingAt(rakes, 'board', ['red'])
  expect(evaluate(fired, 'red')).toBeLessThan(evaluate(rakes, 'red'))
})

test('[LOB-151] a ship without a crew draws one that can take her', () => {
  const hulk = { crew: 0, y: 30_000 }
  const near = evaluate(duel({ y: 28_000 }, hulk), 'red')
  expect(near).toBeGreaterThan(evaluate(duel({ y: 12_000 }, hulk), 'red'))
})
