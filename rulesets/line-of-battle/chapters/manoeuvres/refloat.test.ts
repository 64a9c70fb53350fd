import { expect, test } from 'vitest'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { battleOf, ground, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { refloat } from './refloat.ts'

/** Grounded in turn 5 on the west shore of an island, heading east. */
const island = ground(inches(24), inches(20), inches(8))
const stranded: Partial<Ship> = {
  id: 'a',
  x: inches(24) - 850,
  y: inches(24),
  heading: 9000,
  agroundSince: 5,
}

function battle(turn: number, ship: Partial<Ship> = {}, setting: Setting = {}) {
  const others = setting.ships ?? []
  return battleOf({
    terrain: [island],
    turn,
    ...setting,
    ships: [{ ...stranded, ...ship }, ...others],
  })
}

function order(heading = 27_000) {
  return { kind: 'refloat' as const, ship: 'a', heading }
}

function judged(turn: number, ship: Partial<Ship> = {}, setting: Setting = {}) {
  return reasons(refloat.judge(battle(turn, ship, setting), 'red', order()))
}

function tried(die: number, heading = 27_000, setting: Setting = {}) {
  const table = tableFor(battle(7, {}, setting), [die])
  refloat.execute(table, 'red', order(heading))
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-094] [LOB-095] grounded in turn 5, a first attempt in turn 7 (LOB-TV-72)', () => {
  expect(judged(5)).toEqual(['LOB-094 refloatTooSoon'])
  expect(judged(6)).toEqual(['LOB-094 refloatTooSoon'])
  expect(judged(7)).toEqual([])
  expect(judged(9)).toEqual([])
})

test('[LOB-095] one attempt a turn, by a ship aground', () => {
  expect(judged(7, { refloatTriedIn: 7 })).toEqual(['LOB-095 refloatTried'])
  expect(judged(8, { refloatTriedIn: 7 })).toEqual([])
  expect(judged(7, { agroundSince: null })).toEqual(['LOB-095 notAground'])
})

test('[LOB-095] [LOB-023] the attempt costs 5 points', () => {
  const withPool = (pool: number): Setting => ({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool },
      { seat: 'blue', side: 1 },
    ],
  })
  expect(judged(7, {}, withPool(4))).toEqual(['LOB-024 points'])
  expect(tried(1, 27_000, withPool(6)).table.state.players[0]?.pool).toBe(1)
})

test('[LOB-095] a die of 5 or more frees it, 4 does not', () => {
  expect(tried(4).ship).toMatchObject({ agroundSince: 5, refloatTriedIn: 7, heading: 9000 })
  expect(tried(5).ship.agroundSince).toBeNull()
})

test('[LOB-095] it lies two inches off, whence it came, on the heading chosen, and moves no more', () => {
  for (const heading of [27_000, 0, 4500]) {
    const { ship } = tried(6, heading)
    expect(ship).toMatchObject({ heading, y: inches(24), hasMoved: true })
    expect(distanceToPolygon(ship, island.polygon)).toBe(inches(2))
    expect(ship.x).toBeLessThan(inches(22))
  }
})

test('[LOB-141] without a rudder she keeps the heading on which she ran aground', () => {
  expect(judged(7, { rudderTurns: 2 })).toEqual(['LOB-141 refloatRudder'])
  const state = battle(7, { rudderTurns: 2 })
  expect(refloat.legalOrders(state, 'red')).toEqual([order(9000)])
  const table = tableFor(state, [6])
  refloat.execute(table, 'red', order(9000))
  expect(shipOf(table.state, 'a')).toMatchObject({ heading: 9000, agroundSince: null })
})

test('[LOB-095] where a hull lies in the way it takes the nearest free spot', () => {
  const other = { id: 'b', seat: 'blue', x: inches(21), y: inches(24) }
  const { ship, table } = tried(6, 27_000, { ships: [other] })
  expect(ship.agroundSince).toBeNull()
  expect(hullsOverlap(ship, shipOf(table.state, 'b'))).toBe(false)
  expect(distanceToPolygon(ship, island.polygon)).toBeGreaterThanOrEqual(inches(2))
})

test('[LOB-095] her own heading and every fifteenth degree are offered', () => {
  const legalOrders = refloat.legalOrders(battle(7), 'red').map(({ heading }) => heading)
  expect(legalOrders[0]).toBe(9000)
  expect(legalOrders.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, step) => step * 1500),
  )
})

test.each([0, inches(48)])('[LOB-095] a berth on the very edge of the board will do: y %i', y => {
  const shore = ground(inches(24), y - inches(4), inches(8))
  const table = tableFor(battle(7, { y }, { terrain: [shore] }), [6])
  refloat.execute(table, 'red', order())
  const ship = shipOf(table.state, 'a')
  expect(ship).toMatchObject({ y, heading: 27_000 })
  expect(distanceToPolygon(ship, shore.polygon)).toBe(inches(2))
})
