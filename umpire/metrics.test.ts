import { changed } from './laws/testing/broken.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Event, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { gameOf, seededDice } from './index.ts'
import type { Metric, Metrics } from './index.ts'

const metrics: Metrics<State, Event> = {
  inEvent: (event, { cells }) =>
    event.kind === 'marked' && cells.every(cell => cell === 'free')
      ? [{ factor: 'first', seat: event.player }]
      : [],
  atEnd: ({ cells }) => [
    { count: 'marks', seat: 'crosses', times: cells.filter(cell => cell === 'crosses').length },
  ],
}

const game = gameOf(changed(ticTacToe, { metrics }))
const dice = seededDice('unused')
const mark = (cell: number) => game.orderFrom({ kind: 'mark', cell })

test('what is found in an event is told with the state before it', () => {
  const { state } = game.begin(game.prepare('standard'), dice)
  const found: Metric[] = []
  for (const cell of [4, 0]) {
    const [ask] = game.asks(state)
    game.playInPlace(state, ask?.seat ?? '', mark(cell), dice, more => found.push(...more))
  }
  expect(found).toEqual([{ factor: 'first', seat: 'crosses' }])
  expect(game.metricsAtEnd(state)).toEqual([{ count: 'marks', seat: 'crosses', times: 1 }])
})

test('recorded events tell the same, and those of the umpire nothing', () => {
  const { state } = game.begin(game.prepare('standard'), dice)
  const { events } = game.play(state, 'crosses', mark(4), dice)
  expect(events.map(event => game.metricsIn(event, state))).toEqual([
    [{ factor: 'first', seat: 'crosses' }],
    [],
  ])
})

test('a ruleset that counts nothing finds nothing', () => {
  const { metrics: _, ...players } = ticTacToe.players
  const plain = gameOf({ ...ticTacToe, players })
  const { state } = plain.begin(plain.prepare('standard'), dice)
  const { events } = plain.play(state, 'crosses', mark(4), dice)
  expect(events.flatMap(event => plain.metricsIn(event, state))).toEqual([])
  expect(plain.metricsAtEnd(state)).toEqual([])
})
