import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Ship } from '../state.ts'
import { shipOf } from '../ships.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { spin } from './spin.ts'
import { ground, reasons, tableOf } from './testing.ts'

const order = { kind: 'spin' as const, ship: 'a', heading: 9000 }
const hulk = { id: 'a', card: 'line3', sails: 0 }

function judged(ship: Partial<Ship>) {
  return reasons(spin.judge(battleOf({ ships: [{ ...hulk, ...ship }] }), 'red', order))
}

function spun(setting: Setting = {}) {
  const table = tableOf(battleOf({ ...setting, ships: [hulk, ...(setting.ships ?? [])] }))
  spin.execute(table, 'red', order)
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-149] without sails a ship turns on the spot once a turn (LOB-TV-51)', () => {
  expect(judged({})).toEqual([])
  expect(spun().ship).toMatchObject({ heading: 9000, x: inches(24), y: inches(24), hasSpun: true })
  expect(judged({ hasSpun: true })).toEqual(['LOB-149 hasSpun'])
  expect(judged({ sails: 1 })).toEqual(['LOB-149 hasSails'])
})

test('[LOB-074] [LOB-141] not at anchor, not without a rudder', () => {
  expect(judged({ isAnchored: true })).toEqual(['LOB-074 isAnchored'])
  expect(judged({ rudderTurns: 1 })).toEqual(['LOB-141 rudder'])
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
  expect(reasons(spin.judge(state, 'red', order))).toEqual(['LOB-172 inMelee'])
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
