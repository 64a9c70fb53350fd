import { changed } from '../laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, give, never, newBattle, sequenceWords, undone } from '../index.ts'
import type { Battle, Kind, Seat } from '../index.ts'
import { sequence } from '../laws/testing/duel-sequence.ts'
import type { Event, Order, RuleId, State } from '../laws/testing/duel-state.ts'
import { duel } from '../laws/testing/duel.ts'

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
  const [order] = board.legalOrders(start.state, seat)
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

const { ask, again, repeat, umpire } = sequenceWords<State, Order, Event, RuleId>()

/** Red is asked again when it has chosen high. */
const hasChosenHigh = (state: State, seat: Seat) =>
  seat === 'red' && state.fencers.some(one => one.seat === seat && one.stance === 'high')

const fencers = (state: State) => state.fencers.map(one => one.seat)

/** No die falls, and who guesses at a secret always guesses that it is high. */
const guessed = gameOf(
  changed(duel, {
    sequence: {
      ...sequence,
      turn: [
        repeat(
          never,
          ask('stance', 'DUEL-1', fencers, again('choose', hasChosenHigh), 'rethink'),
          umpire('reveal', 'DUEL-2', table => {
            const shown = table.state.fencers.map(({ stance }) =>
              stance === 'low' ? stance : 'high',
            )
            table.emit({ kind: 'revealed', stances: shown })
          }),
          ask('rest', 'DUEL-5', () => ['red'], 'done'),
        ),
      ],
    },
    determinize: view => {
      const whole = duel.rules.copy(view)
      for (const one of whole.fencers) if (one.stance === 'unknown') one.stance = 'high'
      return whole
    },
  }),
)

test('an answer that shows a secret stands, were it guessed right, and be it the second of two', () => {
  const start = newBattle(guessed, { scenario: 'hall', dice: { kind: 'typed' } })
  const answered = after(start, choose('blue', 'high'))
  expect(undone(after(answered, choose('red', 'low')), 'red')).toBeNull()
  const twice = after(answered, choose('red', 'high'), choose('red', 'low'))
  expect(undone(twice, 'red')).toBeNull()
})

test('what follows once all is shown is taken back: nothing was secret there', () => {
  const start = newBattle(guessed, { scenario: 'hall', dice: { kind: 'typed' } })
  const shown = after(start, choose('blue', 'high'), choose('red', 'low'))
  expect(undone(after(shown, ['red', { kind: 'done' }]), 'red')?.state).toEqual(shown.state)
})
