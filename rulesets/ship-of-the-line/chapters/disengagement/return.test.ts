import { seededDice } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf, rulesIn, tableOf, turnEnds } from '../../fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { endTurn } from '../round/end-turn.ts'
import { callNextShip, captain, isTurnOver } from '../round/turns.ts'
import { move } from '../sailing/move.ts'
import { repair } from './repair.ts'
import { chooseDot, dotsOfReturn, returning } from './return.ts'

/** A ship of `a` that left over the eastern edge, called to its turn. */
function called(ship: Partial<Ship>, ...others: Partial<Ship>[]) {
  const away = { x: 24, y: 8, status: 'disengaged' as const, turnsAway: 1 }
  const enemy = { x: 1, y: 1, seat: 'b', number: 1 }
  const ships = [{ ...away, ...ship }, enemy, ...others]
  const state = battleOf({ turn: null, queue: ['a1'], ships })
  const table = tableOf(state)
  callNextShip(table)
  return { state, table, ship: state.ships[0] }
}

type Repair = Of<Order, 'repair'>

const back = { status: 'disengaged', turnsAway: 0 } as const
const hull: Repair = { kind: 'repair', what: 'hull', mast: null, batteries: [] }
const sail: Repair = { ...hull, what: 'sail' }
const guns: Repair = { ...hull, what: 'batteries' }

test('[SOL-125] [SOL-126] [SOL-127] SOL-TV-31: out in one turn, away in the next, back in the one after', () => {
  const state = battleOf({
    ships: [
      { x: 24, y: 8, heading: 2, hull: 5 },
      { seat: 'b', x: 1 },
    ],
  })
  const table = tableOf(state)
  move.execute(table, 'a', { kind: 'move', turn: 0, alongside: null })
  turnEnds(table)
  expect(state.ships[0]?.turnsAway).toBe(1)
  state.queue = ['a1']
  callNextShip(table)
  expect(rulesIn(returning.judge(state, 'a', { kind: 'return', heading: 6 }))).toEqual(['SOL-126'])
  turnEnds(table)
  state.queue = ['a1']
  callNextShip(table)
  expect(rulesIn(endTurn.judge(state, 'a', { kind: 'endTurn' }))).toEqual(['SOL-127'])
  returning.execute(table, 'a', { kind: 'return', heading: 6 })
  expect(state.ships[0]).toMatchObject({ status: 'afloat', x: 24, y: 8, heading: 6 })
  expect(move.legalOrders(state, 'a')).toHaveLength(3)
})

test('[SOL-126] a ship with nothing to mend is not asked while it is away', () => {
  const { state, table } = called({})
  expect(isTurnOver(state)).toBe(true)
  expect(captain(state)).toEqual([])
  turnEnds(table)
  expect(state.ships[0]?.turnsAway).toBe(0)
})

test('[SOL-127] a ship comes back on any heading but into the wind', () => {
  const { state } = called(back)
  expect(returning.legalOrders(state, 'a').map(order => order.heading)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
  expect(rulesIn(returning.judge(state, 'a', { kind: 'return', heading: 0 }))).toEqual(['SOL-127'])
})

test('[SOL-127] where its dot is taken, a ship comes back on the nearest free dot of the edge', () => {
  const taken = [8, 7].map((y, index) => ({ x: 24, y, seat: 'b', number: index + 2 }))
  const { state, table, ship } = called(back, ...taken)
  returning.execute(table, 'a', { kind: 'return', heading: 6 })
  expect(ship).toMatchObject({ x: 24, y: 9 })
  expect(state.turn?.hasReturned).toBe(true)
})

test('[SOL-127] in a corner the nearest dots are those of the two edges, none beyond them', () => {
  const taken = { x: 0, y: 16, seat: 'b', number: 2 }
  const { state, ship } = called({ ...back, x: 0, y: 16 }, taken)
  expect(ship && dotsOfReturn(state, ship)).toEqual([
    { x: 0, y: 15 },
    { x: 1, y: 16 },
  ])
})

test('[SOL-127] the order to come back says where, counting columns and rows from 1', () => {
  const { state } = called(back)
  expect(returning.describe(state, { kind: 'return', heading: 6 }).values).toMatchObject({
    column: 25,
    row: 9,
  })
})

test('[SOL-127] a ship on the board does not return', () => {
  const state = battleOf({ ships: [{}] })
  expect(rulesIn(returning.judge(state, 'a', { kind: 'return', heading: 6 }))).toEqual(['SOL-127'])
})

test('[SOL-128] one sail is set on a standing mast with room', () => {
  const { state, table, ship } = called({ masts: { fore: null, main: 1, mizzen: 3 } })
  expect(repair.legalOrders(state, 'a')).toEqual([{ ...sail, mast: 'main' }])
  for (const mast of ['fore', 'mizzen', null] as const)
    expect(rulesIn(repair.judge(state, 'a', { ...sail, mast }))).toEqual(['SOL-128'])
  expect(repair.describe(state, sail).values).toMatchObject({ mast: { key: 'sol.nothing' } })
  repair.execute(table, 'a', { ...sail, mast: 'main' })
  expect(ship?.masts).toEqual({ fore: null, main: 2, mizzen: 3 })
})

const damaged = {
  starboard: [false, true, true, true, false],
  port: [true, true, false, true, true],
}

test('[SOL-128] two batteries are replaced, any two that are gone', () => {
  const { state, table, ship } = called({ batteries: structuredClone(damaged) })
  expect(repair.legalOrders(state, 'a')).toHaveLength(3)
  const batteries: { side: 'starboard' | 'port'; battery: number }[] = [
    { side: 'starboard', battery: 5 },
    { side: 'port', battery: 3 },
  ]
  repair.execute(table, 'a', { ...guns, batteries })
  expect(ship?.batteries.starboard).toEqual([false, true, true, true, true])
  expect(ship?.batteries.port).toEqual([true, true, true, true, true])
})

test('[SOL-128] none, three, one twice and a working one are refused', () => {
  const { state } = called({ batteries: structuredClone(damaged) })
  const gun = (battery: number, side: 'starboard' | 'port' = 'starboard') => ({ side, battery })
  const wrong = [[], [gun(1), gun(5), gun(3, 'port')], [gun(1), gun(1)], [gun(1), gun(2)]]
  for (const batteries of wrong)
    expect(rulesIn(repair.judge(state, 'a', { ...guns, batteries }))).toEqual(['SOL-128'])
  expect(rulesIn(repair.judge(state, 'a', { ...guns, batteries: [gun(1)] }))).toEqual([])
})

test('[SOL-128] up to three hull hits are patched, not below 0', () => {
  for (const [before, after] of [
    [7, 4],
    [2, 0],
  ]) {
    const { table, ship } = called({ hull: before ?? 0 })
    repair.execute(table, 'a', hull)
    expect(ship?.hull).toBe(after)
  }
  const sound = called({ masts: { fore: 0, main: 3, mizzen: 3 } }).state
  expect(rulesIn(repair.judge(sound, 'a', hull))).toEqual(['SOL-128'])
})

test('[SOL-128] one repair and no other: the turn off the board is over then', () => {
  const { state, table } = called({ hull: 7, masts: { fore: 0, main: 3, mizzen: 3 } })
  expect(rulesIn(repair.judge(state, 'a', { ...hull, mast: 'fore' }))).toEqual(['SOL-128'])
  repair.execute(table, 'a', hull)
  expect(rulesIn(repair.judge(state, 'a', { ...sail, mast: 'fore' }))).toEqual(['SOL-128'])
  expect(isTurnOver(state)).toBe(true)
})

test('[SOL-128] on the board nothing is repaired without a card', () => {
  const state = battleOf({ ships: [{ hull: 5 }] })
  expect(rulesIn(repair.judge(state, 'a', hull))).toEqual(['SOL-128'])
  expect(repair.legalOrders(state, 'a')).toEqual([])
})

test('[SOL-127] the whole edge of the board counts, its corners and the rows north and south too', () => {
  const dots = (x: number, y: number) => {
    const state = battleOf({
      ships: [
        { x, y, ...back },
        { id: 'b1', seat: 'b', x, y },
      ],
    })
    return dotsOfReturn(state, shipOf(state, 'a1')).map(dot => [dot.x, dot.y])
  }
  expect(dots(12, 0)).toEqual([
    [11, 0],
    [13, 0],
  ])
  expect(dots(12, 16)).toEqual([
    [11, 16],
    [13, 16],
  ])
  expect(dots(0, 0)).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(dots(24, 8)).toEqual([
    [24, 7],
    [24, 9],
  ])
})

test('[SOL-128] for a whole ship there is no repair to pick', () => {
  const { sample } = repair
  expect(sample?.(called({}).state, 'a', seededDice('whole'))).toBeUndefined()
  expect(sample?.(called({ hull: 2 }).state, 'a', seededDice('hull'))).toEqual(hull)
})

test('[SOL-127] the dot chosen is shown on the board, and the choice tells all dots counted from 1', () => {
  const { tool } = chooseDot
  const { state } = called(back, { id: 'b2', number: 2, seat: 'b', x: 24, y: 8 })
  const order = { kind: 'chooseDot', x: 24, y: 9 } as const
  const leads = tool?.tool === 'list' ? tool.leads?.(state, 'a', order) : undefined
  expect(leads).toEqual([{ x: 24_000, y: -9000, heading: 9000 }])
  const [reason] = chooseDot.judge(state, 'a', { ...order, y: 12 }).because
  const dot = (row: number) => ({ key: 'sol.dot', values: { column: 25, row } })
  expect(reason?.values?.dots).toEqual({
    key: 'sol.list',
    values: { list: dot(8), more: dot(10) },
  })
  expect(chooseDot.describe(state, order).values?.dot).toEqual(dot(10))
})

test('[SOL-128] a repair of guns or hull sets no sail', () => {
  for (const order of [hull, { ...guns, batteries: [{ side: 'port' as const, battery: 1 }] }]) {
    const { table } = called({ hull: 7, batteries: structuredClone(damaged) })
    repair.execute(table, 'a', order)
    expect(table.events.at(-1)).toMatchObject({ kind: 'repaired', sail: null })
  }
})
