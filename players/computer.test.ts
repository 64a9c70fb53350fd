import { begin, judge, play, prepare, seededDice } from '@grognard/umpire'
import type { Ruleset } from '@grognard/umpire'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Event, Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { chooseOrder } from './index.ts'

type Game = Ruleset<State, Order, Event>

const dice = seededDice('players')
const opened = begin(ticTacToe, prepare(ticTacToe, 'standard'), dice).state

/** The game with a player who insists on one cell. */
function stubborn(cell: number): Game {
  const doctrine = { choose: () => ({ kind: 'mark' as const, cell }), evaluate: () => 0 }
  return { ...ticTacToe, doctrine }
}

test('the computer plays what the doctrine chooses', () => {
  expect(chooseOrder(stubborn(5), opened, 'crosses', dice)).toEqual({ kind: 'mark', cell: 5 })
})

test('where the doctrine errs, the computer plays something lawful', () => {
  const { state } = play(ticTacToe, opened, 'crosses', { kind: 'mark', cell: 5 }, dice)
  const order = chooseOrder(stubborn(5), state, 'noughts', dice)
  expect(order.cell).not.toBe(5)
  expect(judge(ticTacToe, state, 'noughts', order).allowed).toBe(true)
})

test('the same view, seat and dice give the same order', () => {
  const chosen = [1, 2].map(() => {
    const { state } = play(ticTacToe, opened, 'crosses', { kind: 'mark', cell: 0 }, dice)
    return chooseOrder(stubborn(0), state, 'noughts', seededDice('again'))
  })
  expect(chosen[0]).toEqual(chosen[1])
})

test('a seat that is not asked gets no order', () => {
  expect(() => chooseOrder(stubborn(0), opened, 'noughts', dice)).toThrow('no lawful order')
})
