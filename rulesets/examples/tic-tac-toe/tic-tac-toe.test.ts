import { expect, test } from 'vitest'
import {
  begin,
  judge,
  legalOrdersFor,
  play,
  prepare,
  seatsAsked,
  seededDice,
} from '@grognard/umpire'
import { ticTacToe } from './index.ts'
import type { State } from './state.ts'

const dice = seededDice('unused')

function opened(options = {}): State {
  return begin(ticTacToe, prepare(ticTacToe, 'standard', options), dice).state
}

/** Marks put on the cells in turn. */
function after(...cells: number[]): State {
  return cells.reduce((state, cell) => {
    const seat = seatsAsked(state)[0] ?? ''
    return play(ticTacToe, state, seat, { kind: 'mark', cell }, dice).state
  }, opened())
}

test('[TTT-1] the board has nine free cells; a tenth is refused', () => {
  const state = opened()
  expect(legalOrdersFor(ticTacToe, state, 'crosses')).toHaveLength(9)
  expect(judge(ticTacToe, state, 'crosses', { kind: 'mark', cell: 9 }).because).toEqual([
    { rule: 'TTT-1', message: 'mark.offBoard', values: { cell: 9, last: 8 } },
  ])
})

test('[TTT-2] crosses begin, or noughts by agreement', () => {
  expect(opened().place).toEqual([{ at: 'mark', loop: [0], waiting: ['crosses'] }])
  expect(seatsAsked(opened({ first: 'noughts' }))).toEqual(['noughts'])
})

test('[TTT-3] the players take turns', () => {
  expect(after(4).place).toEqual([{ at: 'mark', loop: [1], waiting: ['noughts'] }])
  expect(seatsAsked(after(4, 0))).toEqual(['crosses'])
  expect(judge(ticTacToe, after(4), 'crosses', { kind: 'mark', cell: 0 }).allowed).toBe(false)
})

test('[TTT-4] a marked cell is refused', () => {
  expect(judge(ticTacToe, after(4), 'noughts', { kind: 'mark', cell: 4 }).because).toEqual([
    { rule: 'TTT-4', message: 'mark.taken', values: { cell: { key: 'cell.4' } } },
  ])
})

test('[TTT-5] three in a row, column or diagonal win', () => {
  const crosses = expect.objectContaining({ winners: ['crosses'] })
  expect(after(0, 3, 1, 4, 2).outcome).toEqual(crosses)
  expect(after(0, 1, 3, 4, 6).outcome).toEqual(crosses)
  expect(after(2, 1, 4, 3, 6).outcome).toEqual(crosses)
  expect(after(0, 3, 1, 4).outcome).toBeNull()
})

test('[TTT-6] a full board without a line is a draw', () => {
  expect(after(0, 1, 2, 4, 3, 5, 7, 6, 8).outcome).toEqual({
    winners: [],
    message: { key: 'outcome.draw' },
  })
})

test('the doctrine finishes its line, and stops the other one', () => {
  const { choose } = ticTacToe.players.doctrine
  expect(choose(after(0, 3, 1, 4), 'crosses', dice)).toEqual({ kind: 'mark', cell: 2 })
  expect(choose(after(0, 4, 1), 'noughts', dice)).toEqual({ kind: 'mark', cell: 2 })
})

test('two players by doctrine draw', () => {
  let state = opened()
  while (!state.outcome) {
    const seat = seatsAsked(state)[0] ?? ''
    const order = ticTacToe.players.doctrine.choose(state, seat, dice)
    state = play(ticTacToe, state, seat, order, dice).state
  }
  expect(state.outcome.winners).toEqual([])
})
