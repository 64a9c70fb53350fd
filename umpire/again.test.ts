import { changed } from './laws/testing/broken.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Event, Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { begin, gameOf, play, prepare, seededDice, sequenceWords } from './index.ts'

const { ask, again, each, repeat } = sequenceWords<State, Order, Event, string>()
const dice = seededDice('unused')

const marksOf = ({ cells }: State, seat: string) => cells.filter(cell => cell === seat).length
const inTurn = (state: State) => state.players
const thePlayer = (_state: State, seat: string) => [seat]

/** The game in which a player marks cells as the order of its step says. */
function played(order: Parameters<typeof ask>[3], ...cells: number[]): State {
  const asked = ask('mark', 'TTT-3', thePlayer, order)
  const rules = changed(ticTacToe, {
    sequence: { turn: [repeat(() => false, each(inTurn, asked))] },
  })
  const start = begin(rules, prepare(rules, 'standard'), dice).state
  return cells.reduce((state, cell) => {
    const seat = state.place[0]?.waiting[0] ?? ''
    return play(rules, state, seat, { kind: 'mark', cell }, dice).state
  }, start)
}

test('a seat has answered with its order, unless the step lets it go on', () => {
  expect(played('mark', 0).cells.slice(0, 2)).toEqual(['crosses', 'free'])
  expect(played('mark', 0, 1).cells.slice(0, 2)).toEqual(['crosses', 'noughts'])
  expect(played(again('mark'), 0, 1, 3).cells.slice(0, 4)).toEqual([
    'crosses',
    'crosses',
    'free',
    'crosses',
  ])
})

test('it goes on as long as the step says that it has more to order', () => {
  const twoEach = again('mark', (state, seat) => marksOf(state, seat) % 2 === 1)
  const state = played(twoEach, 0, 1, 3, 4, 8)
  expect(state.cells).toEqual([
    'crosses',
    'crosses',
    'free',
    'noughts',
    'noughts',
    'free',
    'free',
    'free',
    'crosses',
  ])
  expect(state.place[0]?.waiting).toEqual(['crosses'])
})

test('a seat that an order of another has left nothing is still waited for, and such a state is in order', () => {
  const whileOthersHaveNone = ({ players, cells }: State) =>
    players.filter(seat => cells.every(cell => cell === 'free' || cell === seat))
  const rules = changed(ticTacToe, {
    sequence: { turn: [ask('mark', 'TTT-3', whileOthersHaveNone, again('mark'))] },
  })
  const start = begin(rules, prepare(rules, 'standard'), dice).state
  const { state } = play(rules, start, 'crosses', { kind: 'mark', cell: 0 }, dice)
  expect(state.place[0]?.waiting).toEqual(['crosses', 'noughts'])
  expect(whileOthersHaveNone(state)).toEqual(['crosses'])
  expect(gameOf(rules).errorInState(state)).toBeNull()
})
