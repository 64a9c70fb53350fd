import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { battleOf, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { flee } from './flee.ts'

const EAST = 9000

function battle(ship: Partial<Ship>, setting: Setting = {}) {
  const fugitive = { id: 'a', x: inches(40), heading: EAST, isFleeing: true, ...ship }
  return battleOf({ windFrom: 0, ...setting, ships: [fugitive, ...(setting.ships ?? [])] })
}

function judged(ship: Partial<Ship>, edge = EAST, setting: Setting = {}) {
  return reasons(flee.judge(battle(ship, setting), 'red', { kind: 'flee', ship: 'a', edge }))
}

function fled(ship: Partial<Ship>, setting: Setting = {}, edge = EAST) {
  const table = tableFor(battle(ship, setting))
  flee.execute(table, 'red', { kind: 'flee', ship: 'a', edge })
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-203] a ship whose morale failed runs for the nearest edge at full speed', () => {
  expect(judged({})).toEqual([])
  expect(fled({}).ship).toMatchObject({ x: inches(44), travelled: inches(4), heading: EAST })
  expect(judged({ isFleeing: false })).toEqual(['LOB-203 notFleeing'])
})

test('[LOB-203] it turns towards the edge as its class turns', () => {
  const { ship } = fled({ heading: 27_000, card: 'line3' })
  expect(ship).toMatchObject({ travelled: inches(3), heading: 0 })
})

test('[LOB-211] another edge is refused; of two as near the owner chooses', () => {
  expect(judged({}, 0)).toEqual(['LOB-211 notNearestEdge'])
  const corner = { x: inches(40), y: inches(40) }
  expect(judged(corner, 0)).toEqual([])
  expect(judged(corner, EAST)).toEqual([])
  expect(flee.legalOrders(battle(corner), 'red').map(order => order.edge)).toEqual([0, EAST])
})

test('[LOB-211] a ship at anchor weighs first', () => {
  expect(fled({ isAnchored: true }).ship).toMatchObject({
    travelled: inches(3),
    isAnchored: false,
    isAnchorUsed: true,
  })
})

test('[LOB-211] [LOB-141] without a rudder it goes straight on', () => {
  expect(fled({ heading: 18_000, rudderTurns: 2 }).ship).toMatchObject({ heading: 18_000 })
})

test('[LOB-211] aground, without sails, in melee or without a crew it stays', () => {
  expect(judged({ agroundSince: 1 })).toEqual(['LOB-094 aground'])
  expect(judged({ sails: 0 })).toEqual(['LOB-149 noSails'])
  expect(judged({ crew: 0 })).toEqual(['LOB-151 noCrew'])
})

test('[LOB-080] [LOB-203] nor does one flee that has been given crew: that comes after a move', () => {
  expect(judged({ hasTransferred: true })).toEqual(['LOB-080 hasTransferred'])
})

test('[LOB-211] [LOB-066] where the sector is closed it takes the open heading nearest to the edge', () => {
  const windFromEast = { windFrom: EAST, options: { noGo30: true } }
  expect(fled({ heading: 0 }, windFromEast).ship.heading).toBe(6000)
  expect(fled({ heading: 18_000 }, windFromEast).ship.heading).toBe(12_000)
})

test('[LOB-211] [LOB-066] caught in the sector it turns out first, which uses up an inch', () => {
  const windFromEast = { windFrom: EAST, options: { noGo30: true } }
  const { ship } = fled({ heading: 8000 }, windFromEast)
  expect(ship).toMatchObject({ heading: 6000, travelled: inches(3) })
})

test('[LOB-211] [LOB-125] over the edge it has fled by morale', () => {
  expect(fled({ x: inches(47) }).ship).toMatchObject({
    status: 'fled',
    left: { edge: EAST, byMorale: true },
  })
})

test('[LOB-211] the nearest edge goes by the centre at the start of the move', () => {
  const { ship } = fled({ x: inches(24), y: inches(46), heading: 18_000 }, {}, 0)
  expect(ship.heading).toBe(0)
})
