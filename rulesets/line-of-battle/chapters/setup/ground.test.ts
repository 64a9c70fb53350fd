import { asksOf } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../../index.ts'
import { battleOf, playerWith, tableFor } from '../../model/fixtures.ts'
import type { State } from '../../model/state.ts'
import { begun, ordered, refusals } from './fixtures.ts'
import { chooseQuarter, freeQuarters, quarterArea, rollForQuarters } from './ground.ts'
import { areasFor } from './placement.ts'

const waiting = (state: State) => asksOf(lineOfBattle, state).map(({ seat, step }) => [seat, step])

function seated(...seats: string[]): State {
  return battleOf({
    rules: { deployment: 'quarters' },
    players: seats.map((seat, index) => ({ seat, side: index % 2 })),
  })
}

function rolled(state: State, ...dice: number[]) {
  const table = tableFor(state, dice)
  rollForQuarters(table)
  return { order: state.initiative, left: table.left }
}

test('[LOB-040] the higher die chooses its quarter first', () => {
  expect(rolled(seated('a', 'b'), 2, 5).order).toEqual(['b', 'a'])
  expect(rolled(seated('a', 'b'), 5, 2).order).toEqual(['a', 'b'])
})

test('[LOB-041] of more players the next highest chooses next; ties are rolled again', () => {
  expect(rolled(seated('a', 'b', 'c', 'd'), 1, 6, 3, 2).order).toEqual(['b', 'c', 'd', 'a'])
  const tied = rolled(seated('a', 'b', 'c', 'd'), 4, 6, 4, 4, 2, 5, 2, 1, 3)
  expect(tied).toEqual({ order: ['b', 'c', 'd', 'a'], left: [] })
})

test('[LOB-040] the opponent takes the quarter diagonally opposite', () => {
  const state = seated('a', 'b')
  for (const [first, second] of [
    [0, 2],
    [1, 3],
    [2, 0],
    [3, 1],
  ] as const) {
    const chosen = structuredClone(state)
    chooseQuarter.execute(tableFor(chosen), 'a', {
      kind: 'chooseQuarter',
      quarter: first,
    })
    expect(freeQuarters(chosen, 'b')).toEqual([second])
  }
})

test('[LOB-041] three and four players choose among the quarters that are left', () => {
  const state = seated('a', 'b', 'c', 'd')
  const table = tableFor(state)
  table.emit({ kind: 'quarterChosen', seat: 'b', quarter: 3 })
  table.emit({ kind: 'quarterChosen', seat: 'c', quarter: 1 })
  expect(freeQuarters(state, 'a')).toEqual([0, 2])
  expect(freeQuarters(state, 'b')).toEqual([])
})

test('[LOB-040] a quarter that is not to be had is refused with those that are', () => {
  const state = begun('open-battle', {}, { seed: 'quarters' })
  const [[first] = ['a']] = waiting(state)
  const second = first === 'a' ? 'b' : 'a'
  const chosen = ordered(state, first ?? 'a', { kind: 'chooseQuarter', quarter: 0 })
  expect(waiting(chosen)).toEqual([[second, 'quarter']])
  expect(chooseQuarter.judge(chosen, second, { kind: 'chooseQuarter', quarter: 1 })).toEqual({
    allowed: false,
    because: [
      {
        rule: 'LOB-041',
        message: 'lob.refuse.quarterTaken',
        values: { free: { key: 'lob.quarter.2' } },
      },
    ],
  })
  expect(refusals(chosen, second, { kind: 'chooseQuarter', quarter: 2 })).toEqual([])
})

test.each([
  [0, { x: 0, y: 0 }],
  [1, { x: 24_000, y: 0 }],
  [2, { x: 24_000, y: 24_000 }],
  [3, { x: 0, y: 24_000 }],
])('[LOB-040] quarter %i begins at %j and is a quarter of the board', (quarter, corner) => {
  const state = battleOf({
    rules: { deployment: 'quarters' },
    players: [{ seat: 'red', quarter }],
    ships: [{}],
  })
  const [ship] = state.ships
  expect(ship && areasFor(state, ship)).toMatchObject([
    { ...corner, width: 24_000, height: 24_000 },
  ])
})

test('[LOB-S-1] players place one ship each in turn until all stand', () => {
  let state = begun('open-battle', { points: 250 }, { seed: 'alternate' })
  while (waiting(state)[0]?.[1] === 'quarter') {
    const [[seat] = ['a']] = waiting(state)
    const [order] = chooseQuarter.legalOrders(state, seat ?? 'a')
    if (!order) throw new Error('A quarter was to be chosen.')
    state = ordered(state, seat ?? 'a', order)
  }
  const [first, second] = state.initiative
  const turns: string[] = []
  while (waiting(state)[0]?.[1] === 'place') {
    const seat = waiting(state)[0]?.[0] ?? ''
    turns.push(seat)
    const order = lineOfBattle.rules.orders.place.legalOrders(state, seat)[0]
    if (!order) throw new Error('A ship was to be placed.')
    state = ordered(state, seat, order)
  }
  const mine = (seat?: string) => state.ships.filter(ship => ship.seat === seat).length
  const most = Math.max(mine(first), mine(second))
  const alternate = Array.from({ length: most }, (_, place) => [
    ...(place < mine(first) ? [first] : []),
    ...(place < mine(second) ? [second] : []),
  ])
  expect(turns).toEqual(alternate.flat())
})

test('[LOB-040] the four quarters lie on the board and meet in its middle, whatever its size', () => {
  const state = battleOf({ width: 48_001, height: 60_001, rules: { deployment: 'quarters' } })
  const corners = [0, 1, 2, 3].map(quarter => {
    const { x, y, width, height } = quarterArea(state, playerWith({ quarter }))
    return [x, y, x + width, y + height]
  })
  expect(corners).toEqual([
    [0, 0, 24_000, 30_000],
    [24_000, 0, 48_000, 30_000],
    [24_000, 30_000, 48_000, 60_000],
    [0, 30_000, 24_000, 60_000],
  ])
})
