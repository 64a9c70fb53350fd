import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { firstCandidates, gameOf, seededDice } from '@grognard/umpire'
import type { Doctrine, Game, View } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { playerOf } from './computer.ts'
import { weighCandidates } from './search.ts'

const freeCells = ({ cells }: State): number[] =>
  cells.flatMap((player, cell) => (player === 'free' ? [cell] : []))

/** Thinks of every free cell, of the first most, and knows no more than who has won. */
const simple: Doctrine<State, Order> = {
  choose: (view, _seat, dice) => {
    const free = freeCells(view)
    return { kind: 'mark', cell: free[dice.roll(free.length) - 1] ?? 0 }
  },
  evaluate: ({ outcome }, seat) =>
    outcome === null || outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? 1 : -1,
  candidates: view =>
    freeCells(view).map(cell => ({ order: { kind: 'mark', cell }, worth: -cell })),
  lookahead: { clock: view => 9 - freeCells(view).length, ahead: 9, candidates: 9, priorWeight: 0 },
}

const game = gameOf(changed(ticTacToe, { doctrine: simple }))

function after(marks: readonly number[], dice = seededDice('marks')): View {
  let { state } = game.begin(game.prepare('standard'), dice)
  for (const cell of marks) {
    const [ask] = game.asks(state)
    state = game.play(state, ask?.seat ?? '', { kind: 'mark', cell }, dice).state
  }
  return game.view(state, game.asks(state)[0]?.seat ?? '')
}

const cellOf = (order: object) => ('cell' in order ? order.cell : null)

const weighed = (view: View, seat: string, goOn?: () => boolean) => {
  const lookahead = game.lookahead
  if (!lookahead) throw new Error('It looks ahead.')
  const candidates = firstCandidates(game.candidates(view, seat, seededDice('ideas')))
  return weighCandidates(game, lookahead, view, seat, candidates, 'luck', {
    rollouts: 12,
    ...(goOn && { goOn }),
  })
}

test('looking ahead finds the win', () => {
  const [best] = weighed(after([4, 0, 8, 1, 3]), 'noughts')
  expect(best && cellOf(best.candidate.order)).toBe(2)
  expect(best?.mean).toBe(1)
})

test('and the mark that prevents one', () => {
  const [best] = weighed(after([0, 4, 1]), 'noughts')
  expect(best && cellOf(best.candidate.order)).toBe(2)
})

test('what cannot be told apart stays in the order of the doctrine', () => {
  const tied: Game = gameOf(changed(ticTacToe, { doctrine: { ...simple, evaluate: () => 0 } }))
  const seat = 'crosses'
  expect(cellOf(playerOf(tied, 'admiral').next(after([]), seat, seededDice('x')))).toBe(0)
})

test('stopped before the first try is done, the ideas stand as they were thought of', () => {
  expect(
    weighed(after([]), 'crosses', () => false).map(({ candidate }) => cellOf(candidate.order)),
  ).toEqual(
    freeCells(ticTacToe.rules.copy(ticTacToe.scenarios['standard']?.begin({}, {}) ?? never())),
  )
})

function never(): never {
  throw new Error('There is a standard scenario.')
}

test('the same seed finds the same, whatever was looked at before', () => {
  const view = after([0, 4])
  const once = weighed(view, 'crosses').map(({ mean }) => mean)
  expect(weighed(view, 'crosses').map(({ mean }) => mean)).toEqual(once)
})

test('nothing of the view is changed', () => {
  const view = after([0, 4])
  const before = JSON.stringify(view)
  weighed(view, 'crosses')
  expect(JSON.stringify(view)).toBe(before)
})
