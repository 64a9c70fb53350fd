import { expect, test } from 'vitest'
import {
  begin,
  chapterWords,
  fractionText,
  forecastTogether,
  gameOf,
  oddsTogether,
  prepare,
  seededDice,
} from './index.ts'
import type { OrderRules, Table } from './index.ts'
import { changed } from './laws/testing/broken.ts'
import { fencerOf, otherThan } from './laws/testing/duel-state.ts'
import type { Event, Order, RuleId, State } from './laws/testing/duel-state.ts'
import { duel } from './laws/testing/duel.ts'
import { allowed, refused } from './ruling.ts'

type Choose = Extract<Order, { kind: 'choose' }>
type DuelTable = Table<State, Event, RuleId>

const { plays, ask } = chapterWords<State, Order, Event, RuleId>()

/** A high stroke hits with 4 or more, a low one with 6; who was struck last is not kept. */
function strike(table: DuelTable, seat: string, { stance }: Choose): void {
  const isHit = table.roll(6, 'DUEL-2') >= (stance === 'high' ? 4 : 6)
  if (isHit) table.emit({ kind: 'hit', seat })
  table.emit({ kind: 'missed', seat })
}

function duelWhere(choose: Partial<OrderRules<State, Event, Choose, RuleId>>): typeof duel {
  return changed(duel, {
    orders: { ...duel.rules.orders, choose: { ...duel.rules.orders.choose, ...choose } },
  })
}

const start = begin(duel, prepare(duel, 'hall'), seededDice('odds')).state
const high: Choose = { kind: 'choose', stance: 'high' }
const low: Choose = { kind: 'choose', stance: 'low' }

/** The chance of each number of hits. */
function hitsBy(game: typeof duel, orders: readonly Order[]): [number, string][] {
  return oddsTogether(game, start, 'red', orders)
    .outcomes.map(({ chance, state }): [number, string] => [
      fencerOf(state, 'red').hits,
      fractionText(chance),
    ])
    .toSorted(([one], [other]) => one - other)
}

test('the odds of orders given one after the other are those of each, put together', () => {
  const game = duelWhere({ execute: strike })
  expect(hitsBy(game, [high, low])).toEqual([
    [0, '5/12'],
    [1, '1/2'],
    [2, '1/12'],
  ])
  expect(hitsBy(game, [high, high, high])).toEqual([
    [0, '1/8'],
    [1, '3/8'],
    [2, '3/8'],
    [3, '1/8'],
  ])
})

test('equal states are gone on from once, so that thirty orders are exact within few runs', () => {
  const game = duelWhere({ execute: strike })
  const orders = Array.from({ length: 30 }, () => high)
  const { isExact, outcomes } = oddsTogether(game, start, 'red', orders, { ways: 6 * 31 * 30 })
  expect(isExact).toBe(true)
  expect(outcomes).toHaveLength(31)
})

test('an order that is refused when its turn comes is left out', () => {
  const judge = (state: State) =>
    fencerOf(state, 'red').hits > 0 ? refused('DUEL-2', 'refuse.once') : allowed
  expect(hitsBy(duelWhere({ execute: strike, judge }), [high, high])).toEqual([
    [0, '1/4'],
    [1, '3/4'],
  ])
})

test('orders of which none is allowed have a ruling and no odds', () => {
  const { ruling, outcomes } = oddsTogether(duel, start, 'red', [{ kind: 'rethink' }])
  expect(ruling.allowed).toBe(false)
  expect(outcomes).toEqual([])
})

test('a sequence that each order opens is played before the next is given', () => {
  const parry = [ask('dare', 'DUEL-4', () => ['blue'], 'taunt', 'done')]
  const execute = (table: DuelTable, seat: string, order: Choose) => {
    strike(table, seat, order)
    table.interrupt('parry')
  }
  const resolves = plays('parry', { dare: 'taunt' })
  const game = changed(duelWhere({ execute, resolves }), {
    sequence: { ...duel.rules.sequence, parry },
  })
  const { outcomes } = oddsTogether(game, start, 'red', [high, high])
  expect(outcomes).toHaveLength(3)
  expect(outcomes.map(({ state }) => otherThan(state, 'red').taunts)).toEqual([2, 2, 2])
  expect(outcomes.map(({ state }) => state.place)).toEqual([start.place, start.place, start.place])
})

test('where a later step settles all, all have been given before the first is settled', () => {
  const execute = (table: DuelTable, seat: string) => table.emit({ kind: 'taunted', seat })
  const settles = (seat: string, orders: readonly Choose[]) => (table: DuelTable) => {
    const given = fencerOf(table.state, seat).taunts
    if (given === orders.length && table.roll(given, 'DUEL-2') === 1)
      table.emit({ kind: 'hit', seat })
  }
  const game = duelWhere({ execute, settles })
  expect(hitsBy(game, [high, low, high])).toEqual([
    [0, '2/3'],
    [1, '1/3'],
  ])
})

test('of orders whose odds are hidden nothing is played out, and why is told', () => {
  const execute = (table: DuelTable, seat: string) => table.emit({ kind: 'taunted', seat })
  const settles = (seat: string, orders: readonly Choose[]) => (table: DuelTable) => {
    for (const _ of orders) table.emit({ kind: 'hit', seat })
  }
  const oddsHidden = (_state: State, _seat: string, { stance }: Choose) =>
    stance === 'low' ? { key: 'odds.hidden' } : null
  const game = duelWhere({ execute, settles, oddsHidden })
  expect(hitsBy(game, [high, low])).toEqual([[1, '1']])
  expect(hitsBy(game, [low])).toEqual([[0, '1']])
  expect(oddsTogether(game, start, 'red', [high, low]).oddsHidden).toEqual({ key: 'odds.hidden' })
})

test('what may come of several orders is told as of one', () => {
  const game = gameOf(duelWhere({ execute: strike }))
  const { prospects, isExact } = forecastTogether(game, start, 'red', [high, high])
  expect(isExact).toBe(true)
  expect(prospects.map(({ chance }) => fractionText(chance)).toSorted()).toEqual([
    '1/2',
    '1/4',
    '1/4',
  ])
})
