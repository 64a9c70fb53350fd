import { expect, test } from 'vitest'
import type { Command } from '../command/command.ts'
import { duelWith } from './testing/broken.ts'
import type { Order, State } from './testing/duel-state.ts'

type Formations = Command<State, Order>['formations']

const name = { key: 'seat.red' }
const bodyOf =
  (...pieces: string[]): Formations =>
  () => [{ id: 'body', name, leader: 'red', pieces }]

test('a formation of other pieces, a piece twice, and one id for two are found', () => {
  const of = (formations: Formations) =>
    duelWith({ command: { formations, orders: {} } }).formationsAreOfTheSeat?.join(' ') ?? ''
  expect(of(bodyOf('nobody'))).toContain('nobody in body is none of')
  expect(of((view, seat) => [...bodyOf()(view, seat), ...bodyOf()(view, seat)])).toContain(
    'Two formations are "body"',
  )
  expect(of(bodyOf())).toBe('')
})

test('an order for many that leaves a piece out is found, and one without a name', () => {
  const taunt: Command<State, Order>['orders'][string] = {
    aim: 'nothing',
    kinds: ['taunt'],
    inTurn: () => [],
    orders: () => [],
  }
  const found = duelWith({ command: { formations: bodyOf('red'), orders: { taunt } } })
  expect(found.sharedOrdersAreJudged?.[0]).toBe('taunt says nothing of red.')
  expect(found.names?.[0]).toContain('"group.taunt" has no sentence')
})
