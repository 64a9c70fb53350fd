import { judgeBy } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { actionCosts } from '../book/tables/points.ts'
import { fillPools, yieldOf } from '../chapters/points/points.ts'
import { battleOf, tableFor } from './fixtures.ts'
import type { Setting } from './fixtures.ts'
import { cannotPay, canPay, costOf, noteStroke, pay } from './players.ts'
import type { State } from './state.ts'

function withPoints(setting: Setting = {}): State {
  return battleOf({ ...setting, options: { actionPoints: true, ...setting.options } })
}

function poolsOf(state: State): number[] {
  return state.players.map(player => player.pool)
}

const fleets = [
  { id: 'victory', card: 'line1' },
  { id: 'euryalus', card: 'frigate5' },
  { id: 'pickle', card: 'schooner' },
  { id: 'heros', card: 'line3', seat: 'blue' },
]

test('[LOB-020] every ship on the board yields the points of its class once a turn', () => {
  const state = withPoints({ ships: fleets, turn: 2 })
  fillPools(tableFor(state))
  expect(poolsOf(state)).toEqual([3 + 2 + 1, 3])
})

test('[LOB-020] a ship still to come onto the board yields nothing', () => {
  const state = withPoints({ ships: [{ card: 'line1', status: 'waiting' }] })
  expect(yieldOf(state, 'red')).toBe(0)
})

test('[LOB-021] the stock of the first turn is twice the sum, later turns add it once', () => {
  const state = withPoints({ ships: fleets, turn: 1 })
  fillPools(tableFor(state))
  expect(poolsOf(state)).toEqual([12, 6])
  state.turn = 2
  fillPools(tableFor(state))
  expect(poolsOf(state)).toEqual([18, 9])
})

test('[LOB-022] a player has one pool; what is unspent stays, what is spent leaves it', () => {
  const state = withPoints({ ships: fleets, turn: 2, players: [{ pool: 5 }] })
  pay(tableFor(state), 'red', 'fire')
  expect(poolsOf(state)).toEqual([3])
  fillPools(tableFor(state))
  expect(poolsOf(state)).toEqual([9])
})

test('[LOB-023] what each action costs', () => {
  expect(actionCosts).toEqual({
    fire: 2,
    counterFire: 2,
    transfer: 2,
    refloat: 5,
    tack: 4,
    lineOfBattle: 0,
    crossing: 0,
    rescue: 4,
    melee: 2,
  })
})

test('[LOB-024] an action the pool cannot pay is refused, with what it costs and what is left', () => {
  const state = withPoints({ players: [{ pool: 3 }] })
  const rows = [cannotPay<{ state: State; seat: string }>('tack')]
  expect(judgeBy(rows, { state, seat: 'red' }).because).toEqual([
    {
      rule: 'LOB-024',
      message: 'lob.refuse.points',
      values: { cost: 4, pool: 3, action: { key: 'lob.action.tack' } },
    },
  ])
  expect(canPay(state, 'red', 'fire')).toBe(true)
  const richer = withPoints({ players: [{ pool: 4 }] })
  expect(judgeBy(rows, { state: richer, seat: 'red' }).allowed).toBe(true)
})

test('[LOB-024] a boarded ship without points fights, and its pool stays at 0', () => {
  const state = withPoints({ players: [{ pool: 1 }] })
  const table = tableFor(state)
  pay(table, 'red', 'melee')
  expect(poolsOf(state)).toEqual([0])
  pay(table, 'red', 'melee')
  expect(table.events).toEqual([
    { kind: 'pointsPaid', seat: 'red', action: 'melee', cost: 1, pool: 0 },
  ])
})

test('[LOB-025] the cost is paid when the action is declared', () => {
  const state = withPoints({ players: [{ pool: 7 }] })
  const table = tableFor(state)
  pay(table, 'red', 'refloat')
  expect(table.events).toEqual([
    { kind: 'pointsPaid', seat: 'red', action: 'refloat', cost: 5, pool: 2 },
  ])
})

test('[LOB-026] fled, sunk and struck ships yield nothing; a prize yields to its captor', () => {
  const state = withPoints({
    ships: [
      { id: 'fled', card: 'line1', status: 'fled' },
      { id: 'sunk', card: 'line1', status: 'sunk' },
      { id: 'struck', card: 'line1', isStruck: true, seat: 'blue', firstSeat: 'red' },
      { id: 'prize', card: 'frigate6', seat: 'blue', firstSeat: 'red' },
    ],
  })
  expect(yieldOf(state, 'red')).toBe(0)
  expect(yieldOf(state, 'blue')).toBe(2)
})

test('[LOB-027] without action points every cost is zero and nothing is paid', () => {
  const state = battleOf({ ships: fleets })
  const table = tableFor(state)
  pay(table, 'red', 'fire')
  expect(table.events).toEqual([])
  expect(costOf(state, 'refloat')).toBe(0)
  expect(canPay(state, 'red', 'refloat')).toBe(true)
})

test('[LOB-006] action points are played only where they were switched on', () => {
  expect(costOf(battleOf(), 'fire')).toBe(0)
  expect(costOf(withPoints(), 'fire')).toBe(2)
})

test('[LOB-020] a seat without a ship that yields points gets none, and nothing is told', () => {
  const state = withPoints({ ships: [{ card: 'line1' }], turn: 1 })
  const table = tableFor(state)
  fillPools(table)
  expect(table.events).toEqual([{ kind: 'poolFilled', seat: 'red', added: 6, pool: 6 }])
})

test('[LOB-012] the log holds a stroke for each success of a player', () => {
  const state = battleOf()
  const table = tableFor(state)
  for (const stroke of ['melee', 'morale', 'manoeuvre', 'fullHit', 'flag'] as const)
    noteStroke(table, 'red', stroke)
  noteStroke(table, 'red', 'fullHit')
  expect(state.players.map(player => player.strokes)).toEqual([
    { melee: 1, morale: 1, manoeuvre: 1, fullHit: 2, flag: 1 },
    { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
  ])
})
