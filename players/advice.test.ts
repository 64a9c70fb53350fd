import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Doctrine } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

const mark = (cell: number): Order => ({ kind: 'mark', cell })

const marksOn = ({ cells }: State) => cells.filter(player => player !== 'free').length

/** Thinks of three cells, and weighs nothing but whose the middle is. */
const simple: Doctrine<State, Order> = {
  choose: ({ cells }) => mark(cells.indexOf('free')),
  evaluate: ({ cells }, seat) => (cells[4] === seat ? 1 : 0),
  ideas: () =>
    [0, 4, 8].map(cell => ({ order: mark(cell), worth: 0, because: [{ key: `c${cell}` }] })),
  lookahead: { clock: marksOn, ahead: 1, ideas: 3, trust: 1 },
}

function advised(doctrine: Doctrine<State, Order>) {
  const game = gameOf({ ...ticTacToe, doctrine })
  const { state } = game.begin(game.prepare('standard'), seededDice('begin'))
  return adviceFor(game, game.view(state, 'crosses'), 'crosses', seededDice('own'))
}

test('the first is held against the second, and the others against the first', () => {
  const [first, ...others] = advised(simple)
  expect(first).toMatchObject({ order: mark(4), because: [{ key: 'c4' }], even: 0 })
  expect(first?.of).toBeGreaterThan(0)
  expect(first?.better).toBe(first?.of)
  expect(others.map(({ better, even }) => ({ better, even }))).toEqual([
    { better: 0, even: 0 },
    { better: 0, even: 0 },
  ])
})

test('what comes out alike is said to', () => {
  const [first] = advised({ ...simple, evaluate: () => 0 })
  expect(first?.better).toBe(0)
  expect(first?.even).toBe(first?.of)
})

test('a lone order is held against nothing', () => {
  const lone = advised({ ...simple, ideas: () => [{ order: mark(3), worth: 0 }] })
  expect(lone).toEqual([{ order: mark(3), because: [], better: 0, even: 0, of: 0 }])
})
