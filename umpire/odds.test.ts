import { changed } from './laws/testing/broken.ts'
import { expect, test } from 'vitest'
import {
  begin,
  chapterWords,
  EndlessDice,
  fractionText,
  oddsOf,
  play,
  prepare,
  playInPlace,
  seededDice,
} from './index.ts'
import type { Dice, Continuation, Modifier, OrderRules, Table } from './index.ts'
import { fencerOf } from './laws/testing/duel-state.ts'
import type { Event, Order, RuleId, State } from './laws/testing/duel-state.ts'
import { duel } from './laws/testing/duel.ts'

type Choose = Extract<Order, { kind: 'choose' }>
type DuelTable = Table<State, Event, RuleId>

const wary: readonly Modifier<Choose, RuleId>[] = [
  { rule: 'DUEL-3', message: 'modifier.low', value: 1, when: ({ stance }) => stance === 'low' },
]

/** Needs 6 on the sum of two dice; a low stance adds one. */
function strike(table: DuelTable, seat: string, order: Choose): void {
  const added = table.tally(wary, order)
  if (table.sum(2, 6, 'DUEL-2') + added >= 6) table.emit({ kind: 'hit', seat })
  else table.emit({ kind: 'missed', seat })
}

function duelWhere(choose: Partial<OrderRules<State, Event, Choose, RuleId>>): typeof duel {
  return changed(duel, {
    orders: { ...duel.rules.orders, choose: { ...duel.rules.orders.choose, ...choose } },
  })
}

const start = begin(duel, prepare(duel, 'hall'), seededDice('odds')).state
const high: Order = { kind: 'choose', stance: 'high' }
const low: Order = { kind: 'choose', stance: 'low' }

function chancesOf(game: typeof duel, order: Order): string[] {
  return oddsOf(game, start, 'red', order).outcomes.map(
    ({ chance, events }) => `${events.at(-1)?.kind} ${fractionText(chance)}`,
  )
}

test('the odds of an order are those of its dice, the likeliest first', () => {
  const game = duelWhere({ execute: strike })
  expect(chancesOf(game, high)).toEqual(['hit 13/18', 'missed 5/18'])
  expect(chancesOf(game, low)).toEqual(['hit 5/6', 'missed 1/6'])
})

test('the rolls to come are told with what goes onto them', () => {
  const { rolls } = oddsOf(duelWhere({ execute: strike }), start, 'red', low)
  const tally = [{ rule: 'DUEL-3', message: 'modifier.low', value: 1 }]
  expect(rolls).toEqual([{ sides: 6, count: 2, rule: 'DUEL-2', tally }])
})

test('orders resolved later are foreseen', () => {
  expect(chancesOf(duelWhere({ continues: strike }), high)).toEqual(['hit 13/18', 'missed 5/18'])
})

test('different ways to the same state are one outcome', () => {
  const twoWays = (table: DuelTable, seat: string): void => {
    const isTaunted = table.roll(2, 'DUEL-2') === 1
    table.emit({ kind: 'taunted', seat })
    if (isTaunted) table.emit({ kind: 'chosen', seat, stance: 'low' })
    table.emit({ kind: 'chosen', seat, stance: 'high' })
  }
  const { outcomes } = oddsOf(duelWhere({ execute: twoWays }), start, 'red', high)
  expect(outcomes.map(({ chance }) => fractionText(chance))).toEqual(['1'])
})

test('where there are too many ways some are drawn, and that is said', () => {
  const many = (table: DuelTable, seat: string): void => {
    const sixes = Array.from({ length: 9 }, () => table.roll(6, 'DUEL-2')).filter(n => n === 6)
    table.emit({ kind: sixes.length > 0 ? 'hit' : 'missed', seat })
  }
  const odds = oddsOf(duelWhere({ execute: many }), start, 'red', high, {
    ways: 1000,
    samples: 500,
  })
  expect(odds.isExact).toBe(false)
  const hit = odds.outcomes.find(({ events }) => events.at(-1)?.kind === 'hit')
  expect(Number(hit?.chance.ways) / Number(hit?.chance.of)).toBeCloseTo(1 - (5 / 6) ** 9, 1)
})

/** Cuts until two have hit; a miss leaves all as it was. */
function cut(table: DuelTable): Continuation<State, Event> {
  if (table.roll(6, 'DUEL-2') === 6) table.emit({ kind: 'hit', seat: 'red' })
  else table.emit({ kind: 'missed', seat: 'red' })
  return fencerOf(table.state, 'red').hits < 2 ? cut : undefined
}

/** The higher of two dice hits; equal ones are rolled again. */
function cross(table: DuelTable): Continuation<State, Event> {
  const [own, other] = [table.roll(6, 'DUEL-2'), table.roll(6, 'DUEL-2')]
  if (own === other) return cross
  table.emit({ kind: 'hit', seat: own > other ? 'red' : 'blue' })
}

test('what is rolled until it decides is decided, exactly', () => {
  const hit = duelWhere({ continues: () => cross })
  expect(chancesOf(hit, high)).toEqual(['hit 1/2', 'hit 1/2'])
  const { isExact, outcomes } = oddsOf(duelWhere({ continues: () => cut }), start, 'red', high)
  expect(
    outcomes.map(({ chance, state }) => [fractionText(chance), fencerOf(state, 'red').hits]),
  ).toEqual([['1', 2]])
  expect(isExact).toBe(true)
})

const { plays, ask, repeat, umpire } = chapterWords<State, Order, Event, RuleId>()

/** Blue may taunt first; then the higher of two dice hits, and equal ones are rolled again. */
const crossing = [
  ask('dare', 'DUEL-4', () => ['blue'], 'taunt', 'done'),
  repeat(
    ({ fencers }) => fencers.some(({ hits }) => hits > 0),
    umpire('cross', 'DUEL-2', table => void cross(table)),
  ),
]

function crossed(answers: Parameters<typeof plays>[1], further?: Parameters<typeof plays>[2]) {
  const execute = (table: DuelTable) => table.interrupt('crossing')
  const game = duelWhere({ execute, resolves: plays('crossing', answers, further) })
  return oddsOf(
    changed(game, { sequence: { ...duel.rules.sequence, crossing } }),
    start,
    'red',
    high,
  )
}

test('a sequence that an order opens is played with the answers that are given', () => {
  const { isExact, outcomes } = crossed({ dare: 'taunt' })
  expect(isExact).toBe(true)
  expect(
    outcomes.map(({ chance, events, state }) => ({
      chance: fractionText(chance),
      events: events.map(({ kind }) => kind),
      place: state.place,
    })),
  ).toEqual([
    { chance: '1/2', events: ['taunted', 'hit'], place: start.place },
    { chance: '1/2', events: ['taunted', 'hit'], place: start.place },
  ])
})

test('where nothing is answered the sequence is played no further', () => {
  expect(crossed({}).outcomes).toMatchObject([{ chance: { ways: 1n, of: 1n }, events: [] }])
  const asked = crossed({ dare: (_state, seat) => ({ kind: seat === 'blue' ? 'done' : 'taunt' }) })
  expect(asked.outcomes).toHaveLength(2)
})

test('it is looked no further than a state in which there would be too many ways', () => {
  const isDared = ({ place }: State) =>
    place.at(-1)?.at === 'dare' && place.at(-1)?.waiting.length === 0
  const { outcomes, rolls } = crossed({ dare: 'taunt' }, { until: isDared })
  expect(outcomes).toMatchObject([{ chance: { ways: 1n, of: 1n }, events: [{ kind: 'taunted' }] }])
  expect(rolls).toEqual([])
})

test('a refused order has a ruling and no odds, and the state is left as it was', () => {
  const before = JSON.stringify(start)
  const odds = oddsOf(duel, start, 'red', { kind: 'rethink' })
  expect(odds.ruling.allowed).toBe(false)
  expect(odds.outcomes).toEqual([])
  oddsOf(duelWhere({ execute: strike }), start, 'red', high)
  expect(JSON.stringify(start)).toBe(before)
  expect(fencerOf(start, 'red').hits).toBe(0)
})

/** Rolls until one die beats the other. */
function rollOff(table: DuelTable, seat: string): void {
  let [one, other] = [0, 0]
  while (one === other) [one, other] = [table.roll(6, 'DUEL-2'), table.sum(1, 6, 'DUEL-2')]
  table.emit({ kind: one > other ? 'hit' : 'missed', seat })
}

test('rules that roll until the dice differ end with an error where they never do', () => {
  const game = duelWhere({ execute: rollOff })
  const equal = { roll: () => 4 }
  const written = JSON.stringify(start)
  expect(() => play(game, start, 'red', high, equal)).toThrow(EndlessDice)
  expect(JSON.stringify(start)).toBe(written)
  const scratch = game.rules.copy(start)
  expect(() => playInPlace(game, scratch, 'red', high, equal)).toThrow('the last by DUEL-2')
  expect(() =>
    playInPlace(game, game.rules.copy(start), 'red', high, seededDice('new order')),
  ).not.toThrow()
})

test('the odds of dice that may tie for ever are drawn at random, not followed without end', () => {
  const { outcomes, isExact } = oddsOf(duelWhere({ execute: rollOff }), start, 'red', high)
  expect(isExact).toBe(false)
  expect(new Set(outcomes.map(({ events }) => events.at(-1)?.kind))).toEqual(
    new Set(['hit', 'missed']),
  )
})

test('two thousand courses are drawn where nothing else is asked for', () => {
  const { outcomes } = oddsOf(duelWhere({ execute: rollOff }), start, 'red', high)
  expect(outcomes.every(({ chance }) => 2000n % chance.of === 0n)).toBe(true)
})

test('outcomes as likely as one another stand as the dice count', () => {
  const taunts = (table: DuelTable, seat: string): void => {
    const die = table.roll(6, 'DUEL-2')
    for (let i = 0; i < die; i++) table.emit({ kind: 'taunted', seat })
  }
  const { outcomes } = oddsOf(duelWhere({ execute: taunts }), start, 'red', high)
  expect(outcomes.map(({ state }) => fencerOf(state, 'red').taunts)).toEqual([1, 2, 3, 4, 5, 6])
})

/** Dice that fall alike, so often and no more. */
function alike(most: number): Dice {
  let left = most
  return {
    roll() {
      left -= 1
      if (left < 0) throw new Error('The dice were thrown without end.')
      return 4
    },
  }
}

test('summed dice that never differ end with an error too', () => {
  const sumOff = (table: DuelTable, seat: string): void => {
    while (table.sum(1, 6, 'DUEL-2') === 4);
    table.emit({ kind: 'hit', seat })
  }
  const game = duelWhere({ execute: sumOff })
  expect(() => play(game, start, 'red', high, alike(20_000))).toThrow(EndlessDice)
  expect(() => playInPlace(game, game.rules.copy(start), 'red', high, alike(20_000))).toThrow(
    EndlessDice,
  )
})

test.each(['roll', 'sum'] as const)('five thousand dice an order may %s, and none more', how => {
  const rolling = (count: number) =>
    duelWhere({
      execute: table => {
        for (let i = 0; i < count; i++)
          if (how === 'roll') table.roll(6, 'DUEL-2')
          else table.sum(1, 6, 'DUEL-2')
      },
    })
  const given = (count: number) => () => play(rolling(count), start, 'red', high, alike(6000))
  expect(given(5000)).not.toThrow()
  expect(given(5001)).toThrow(EndlessDice)
})
