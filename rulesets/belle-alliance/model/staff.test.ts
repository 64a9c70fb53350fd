import { expect, test } from 'vitest'
import { isHullWithin } from '@grognard/geometry'
import { CONTACT } from '../book/tables/scale.ts'
import { commandTable } from '../chapters/command/fixtures.ts'
import { bringStaff } from '../chapters/staff/staff-way.ts'
import { march, marched, sheet as followed, straight } from '../chapters/encounter/fixtures.ts'
import { hullOf, hullOfStaff } from './footprint.ts'
import { besideAt, followUnits, poseBeside, staffPlaces } from './staff.ts'
import type { Staff, State } from './state.ts'
import type { Unit } from './unit.ts'
import { staffOf, unitOf } from './units.ts'

const behind: Partial<Staff> = { id: 'c', contact: 'u1', x: 104_000, y: 94_750 }

function after(change: (unit: Unit) => void, staff = [behind]) {
  const table = commandTable({ units: [{ id: 'u1' }], staff })
  const places = staffPlaces(table.state)
  change(unitOf(table.state, 'u1'))
  followUnits(table, places)
  return table
}

function isTouching(state: State): boolean {
  const hull = hullOf(unitOf(state, 'u1'))
  return isHullWithin(hullOfStaff(staffOf(state, 'c')), hull, CONTACT)
}

test('[BA-1.1.4-13] a figure in contact goes along and stands at the same side', () => {
  const { state } = after(unit => Object.assign(unit, { x: 60_000, y: 80_000, heading: 9_000 }))
  expect(staffOf(state, 'c')).toMatchObject({ x: 54_750, y: 76_000, heading: 9_000, contact: 'u1' })
  expect(isTouching(state)).toBe(true)
})

test('[BA-1.1.4-13] it keeps its side when the unit takes another formation', () => {
  const square = { kind: 'square' as const, front: null, gap: null }
  const { state } = after(unit => Object.assign(unit, { formation: square }))
  expect(isTouching(state)).toBe(true)
  expect(besideAt(unitOf(state, 'u1'), staffOf(state, 'c').x, staffOf(state, 'c').y).side).toBe(
    'rear',
  )
})

test('[BA-1.1.4-12] to go along with a march is the move of the movement phase, forced it is none', () => {
  const step = (unit: Unit) => void (unit.y += 10_000)
  const sheets = [followed('u1', march([straight(10)]))]
  const { state } = marched({ units: [{ id: 'u1' }], staff: [behind], sheets })
  expect(staffOf(state, 'c')).toMatchObject({ lastMove: 4, y: 104_750, contact: 'u1' })
  expect(staffOf(after(step).state, 'c').lastMove).toBeNull()
})

test('[BA-1.1.4-13] where the unit leaves the board the figure stays on the edge', () => {
  const { state } = after(unit => {
    unit.status = 'left'
    unit.leaving = { edge: 'north', along: 100_000, turn: 2 }
  })
  expect(staffOf(state, 'c')).toMatchObject({ contact: null, status: 'onBoard', x: 104_000 })
})

test('[BA-1.1.4-13] a unit that stays where it is takes nobody along', () => {
  expect(after(() => undefined).events).toEqual([])
})

test('[BA-1.1.4-13] figures in the way of each other find the nearest free place in contact', () => {
  const other = { ...behind, id: 'd', contact: null, x: 104_000, y: 104_750 }
  const { state } = after(unit => void (unit.y += 10_000), [behind, other])
  const { x, y } = staffOf(state, 'c')
  expect(Math.hypot(x - 104_000, y - 104_750)).toBeLessThan(6_000)
  expect(isTouching(state)).toBe(true)
})

test.each(['front', 'rightFlank', 'rear', 'leftFlank'] as const)(
  'a place at the %s is found again',
  side => {
    const { state } = commandTable({ units: [{ id: 'u1', heading: 3_000 }] })
    const unit = unitOf(state, 'u1')
    const { x, y } = poseBeside(unit, { side, along: 1_000 })
    const found = besideAt(unit, x, y)
    expect(found.side).toBe(side)
    expect(Math.abs(found.along - 1_000)).toBeLessThanOrEqual(2)
  },
)

test('[BA-Q-71] chiefs arrive with their orderlies, side by side on the edge', () => {
  const arrival = { turn: 2, x: 100_000, y: 200_000, heading: 18_000 }
  const staff = ['c', 'o', 'p'].map(id => ({ id, status: 'waiting' as const, arrival }))
  const late = { id: 'q', status: 'waiting' as const, arrival: { ...arrival, turn: 3 } }
  const table = commandTable({ staff: [...staff, late] })
  bringStaff(table)
  expect(table.state.staff.map(({ status, x, y }) => [status, x, y])).toEqual([
    ['waiting', 10_000, 10_000],
    ['onBoard', 100_000, 197_750],
    ['onBoard', 95_500, 197_750],
    ['onBoard', 104_500, 197_750],
  ])
})

test('[BA-1.1.4-06] who arrives near an enemy is tested at once', () => {
  const arrival = { turn: 2, x: 100_000, y: 200_000, heading: 18_000 }
  const staff = [{ id: 'c', status: 'waiting' as const, arrival }]
  const units = [{ seat: 'blue', x: 100_000, y: 193_000 }]
  const table = commandTable({ staff, units }, [5, 5, 5])
  bringStaff(table)
  expect(table.events.map(({ kind }) => kind)).toEqual(['staffArrived', 'staffTested'])
})
