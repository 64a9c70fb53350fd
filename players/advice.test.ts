import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { mark, middleDoctrine } from '@grognard/rulesets/examples/tic-tac-toe/testing.ts'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Doctrine } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

const simple = middleDoctrine([0, 4, 8], cell => `c${cell}`)

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
