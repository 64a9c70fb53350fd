import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { gameOf, give, newBattle, undone } from './index.ts'
import type { Battle, Kind, Seat } from './index.ts'
import { duel } from './laws/testing/duel.ts'

const board = gameOf(ticTacToe)
const secret = gameOf(duel)

function after(battle: Battle, ...orders: [Seat, Kind][]): Battle {
  return orders.reduce((now, [seat, order]) => {
    const given = give(now, seat, order)
    expect(given.ruling.allowed).toBe(true)
    return given.battle
  }, battle)
}

function choose(seat: Seat, stance: string): [Seat, Kind & { stance: string }] {
  return [seat, { kind: 'choose', stance }]
}

function marked(): { start: Battle; seat: Seat; order: Kind } {
  const start = newBattle(board, { scenario: 'standard', dice: { kind: 'seeded', seed: 'u' } })
  const seat = board.asks(start.state)[0]?.seat ?? ''
  const [order] = board.offers(start.state, seat)
  if (!order) throw new Error('Nothing is offered.')
  return { start, seat, order }
}

test('an order by which nothing was learnt is taken back', () => {
  const { start, seat, order } = marked()
  const back = undone(after(start, [seat, order]), seat)
  expect(back?.state).toEqual(start.state)
  expect(back?.file.entries).toEqual(start.file.entries)
})

test('the opening and another seat’s order are not', () => {
  const { start, seat, order } = marked()
  const other = seat === 'noughts' ? 'crosses' : 'noughts'
  expect(undone(start, seat)).toBeNull()
  expect(undone(after(start, [seat, order]), other)).toBeNull()
})

test('a secret answer is taken back until the other has answered', () => {
  const start = newBattle(secret, { scenario: 'hall', dice: { kind: 'typed' } })
  const first = after(start, choose('red', 'high'))
  expect(undone(first, 'red')?.state).toEqual(start.state)
})

test('what shows the other’s secret answer stands, and so does what dice fell for', () => {
  const start = newBattle(secret, { scenario: 'hall', dice: { kind: 'seeded', seed: 'u' } })
  const shown = after(start, choose('red', 'high'), choose('blue', 'low'))
  expect(undone(shown, 'blue')).toBeNull()
})

test('whichever seat answers last, the answer that shows the other`s stands', () => {
  const start = newBattle(secret, { scenario: 'hall', dice: { kind: 'seeded', seed: 'u' } })
  const other = after(start, choose('blue', 'low'), choose('red', 'high'))
  expect(undone(other, 'red')).toBeNull()
  expect(undone(after(start, choose('blue', 'low')), 'blue')?.state).toEqual(start.state)
})
