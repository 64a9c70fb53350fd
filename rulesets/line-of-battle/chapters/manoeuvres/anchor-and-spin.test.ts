import { expect, test } from 'vitest'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { seededDice } from '@grognard/umpire'
import { battleOf, ground, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { anchor, spin } from './anchor-and-spin.ts'

const order = { kind: 'anchor' as const, ship: 'a' }

function judged(ship: Partial<Ship>) {
  return reasons(anchor.judge(battleOf({ ships: [{ id: 'a', ...ship }] }), 'red', order))
}

test('[LOB-070] a ship that has not moved anchors at once and does not move', () => {
  expect(judged({})).toEqual([])
  const table = tableFor(battleOf({ ships: [{ id: 'a' }] }))
  anchor.execute(table, 'red', order)
  const ship = shipOf(table.state, 'a')
  expect(ship).toMatchObject({ isAnchored: true, isAnchorUsed: true, hasMoved: true, travelled: 0 })
})

test('[LOB-070] [LOB-071] one that has moved can no longer do it for nothing', () => {
  expect(judged({ hasMoved: true })).toEqual(['LOB-060 hasMoved'])
})

test('[LOB-073] [LOB-074] a ship at anchor cannot anchor again', () => {
  expect(judged({ isAnchored: true })).toEqual(['LOB-074 isAnchored'])
})

test('[LOB-102] [LOB-203] nor one that must run on or flee', () => {
  expect(judged({ manoeuvre: 'tackFailed' })).toEqual(['LOB-102 anchorAfterTack'])
  expect(judged({ isFleeing: true })).toEqual(['LOB-203 isFleeing'])
})

test('[LOB-070] a pick anchors an own ship that has not moved', () => {
  const dice = seededDice('anchor')
  const pick = (ship: Partial<Ship>) =>
    anchor.sample?.(battleOf({ ships: [{ id: 'a', ...ship }] }), 'red', dice)
  expect(pick({})).toEqual(order)
  expect(pick({ hasMoved: true })).toBeUndefined()
  expect(pick({ seat: 'blue' })).toBeUndefined()
})

const spinOrder = { kind: 'spin' as const, ship: 'a', heading: 9000 }
const hulk = { id: 'a', card: 'line3', sails: 0 }

function spinJudged(ship: Partial<Ship>) {
  return reasons(spin.judge(battleOf({ ships: [{ ...hulk, ...ship }] }), 'red', spinOrder))
}

function spun(setting: Setting = {}) {
  const table = tableFor(battleOf({ ...setting, ships: [hulk, ...(setting.ships ?? [])] }))
  spin.execute(table, 'red', spinOrder)
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-149] without sails a ship turns on the spot once a turn (LOB-TV-51)', () => {
  expect(spinJudged({})).toEqual([])
  expect(spun().ship).toMatchObject({ heading: 9000, x: inches(24), y: inches(24), hasSpun: true })
  expect(spinJudged({ hasSpun: true })).toEqual(['LOB-149 hasSpun'])
  expect(spinJudged({ sails: 1 })).toEqual(['LOB-149 hasSails'])
})

test('[LOB-074] [LOB-141] not at anchor, not without a rudder', () => {
  expect(spinJudged({ isAnchored: true })).toEqual(['LOB-074 isAnchored'])
  expect(spinJudged({ rudderTurns: 1 })).toEqual(['LOB-141 rudder'])
})

test('[LOB-149] [LOB-172] not in a melee', () => {
  const melee = {
    id: 1,
    attacker: 'a',
    defender: 'b',
    attackerBattery: 'port' as const,
    defenderBattery: 'port' as const,
    attackerWins: 0,
    defenderWins: 0,
    bonus: 0,
    startedIn: 1,
    winner: null,
    isOpen: false,
  }
  const state = battleOf({ ships: [hulk], melees: [melee] })
  expect(reasons(spin.judge(state, 'red', spinOrder))).toEqual(['LOB-172 inMelee'])
})

test('[LOB-075] the swing ends where hulls touch', () => {
  const { ship, table } = spun({ ships: [{ id: 'b', x: inches(24.7) }] })
  expect(ship.heading).toBeGreaterThan(0)
  expect(ship.heading).toBeLessThan(9000)
  expect(hullsOverlap(ship, shipOf(table.state, 'b'))).toBe(false)
  expect(table.events).toMatchObject([{ kind: 'spun', met: 'b' }])
})

test('[LOB-093] a swing onto the shore grounds the ship', () => {
  const { ship } = spun({ terrain: [ground(inches(24.5), inches(20), inches(8))] })
  expect(ship).toMatchObject({ hull: 12, agroundSince: 1 })
})

test('[LOB-149] every fifteenth degree is offered but the heading that she has', () => {
  const state = battleOf({ ships: [{ ...hulk, heading: 4500 }] })
  const legalOrders = spin.legalOrders(state, 'red').map(({ heading }) => heading)
  const others = Array.from({ length: 24 }, (_, step) => step * 1500).filter(h => h !== 4500)
  expect(legalOrders.toSorted((a, b) => a - b)).toEqual(others)
})

test('[LOB-149] she is turned towards where one points, within a ring around her', () => {
  const { tool } = spin
  if (tool?.tool !== 'path') throw new Error('A ship without sails is turned on the chart.')
  const state = battleOf({ ships: [hulk] })
  const [ship] = state.ships
  const start = tool.start(state, 'red', 'a')
  expect(tool.pieces(state, 'red')).toEqual(['a'])
  expect(start.heading).toBe(ship?.heading)
  const turned = tool.extend(state, 'red', start, (ship?.x ?? 0) + 1000, ship?.y ?? 0)
  expect(turned.heading).toBe(9000)
  const { poses, within } = tool.trace(state, 'red', turned)
  expect(poses.at(-1)).toMatchObject({ x: ship?.x, y: ship?.y, heading: 9000 })
  expect(within).toHaveLength(1)
})
