import { expect, test } from 'vitest'
import { isHullWithin } from '@grognard/geometry'
import { CONTACT } from '../book/tables/scale.ts'
import { commandTable, kindsOf } from '../chapters/command/fixtures.ts'
import { battle } from '../fixtures.ts'
import { hullOf, hullOfStaff } from './footprint.ts'
import { penaltyFor } from './rolls.ts'
import { catchStaff, chiefModifier, engageChief } from './staff-danger.ts'
import { areStaffTouching, immediateChief, isSuperior, staffWith } from './staff.ts'
import type { Staff } from './state.ts'
import { staffOf, unitOf } from './units.ts'

/** Blue's line looks south over red's chief; red's own line is farther off. */
const units = [
  { id: 'own', y: 60_000 },
  { id: 'enemy', seat: 'blue', y: 100_000, heading: 18_000 },
]
/** His base, 4.5 cm deep, begins 4.9 cm from the enemy. */
const hunted: Partial<Staff> = { id: 'c', x: 100_000, y: 100_000 - 4_900 - 2_250 }

function caught(dice: readonly number[], figure: Partial<Staff> = hunted) {
  const table = commandTable({ units, staff: [figure] }, dice)
  catchStaff(table)
  return table
}

test.each([
  [[6, 6, 6], true, -2],
  [[6, 6, 5], true, -2],
  [[6, 6, 4], true, -1],
  [[5, 5, 5], true, -1],
  [[5, 5, 4], true, 0],
  [[5, 4, 4], true, 0],
  [[4, 4, 4], false, 0],
  [[1, 1, 1], false, 0],
] as const)('[BA-1.1.4-06] a hunted staff figure with the dice %j', (dice, falls, penalty) => {
  const { state } = caught(dice)
  expect(staffOf(state, 'c').status).toBe(falls ? 'fallen' : 'onBoard')
  expect(penaltyFor(state, unitOf(state, 'own'))).toBe(penalty)
  expect(penaltyFor(state, unitOf(state, 'enemy'))).toBe(0)
})

test('[BA-1.1.4-06] who survives is put in contact with the nearest own unit', () => {
  const { state } = caught([4, 4, 4])
  const figure = staffOf(state, 'c')
  expect(figure.contact).toBe('own')
  expect(figure.lastMove).toBeNull()
  const hull = hullOf(unitOf(state, 'own'))
  expect(isHullWithin(hullOfStaff(figure), hull, CONTACT)).toBe(true)
})

test('[BA-1.1.4-06] the penalty lasts for this turn and the next; several add up', () => {
  const staff = [hunted, { ...hunted, id: 'd', x: 104_000 }]
  const table = commandTable({ turn: 5, units, staff }, [6, 6, 6, 6, 6, 4])
  catchStaff(table)
  expect(table.state.penalties).toEqual([
    { seat: 'red', value: -2, untilTurn: 6 },
    { seat: 'red', value: -1, untilTurn: 6 },
  ])
  expect(penaltyFor(table.state, unitOf(table.state, 'own'))).toBe(-3)
})

test('[BA-1.1.4-06] nobody is tested in contact with an own unit, nor farther than 5 cm off', () => {
  expect(kindsOf(caught([], { ...hunted, contact: 'own' }))).toEqual([])
  expect(kindsOf(caught([], { ...hunted, y: 100_000 - 5_020 - 2_250 }))).toEqual([])
})

test('[BA-1.1.4-06] once in contact he is safe, though the enemy is as near as before', () => {
  const table = caught([4, 4, 4])
  catchStaff(table)
  expect(kindsOf(table)).toEqual(['staffTested', 'staffMoved'])
})

test('[BA-Q-29] the penalty of his side is not on this roll', () => {
  const penalties = [{ seat: 'red', value: -2, untilTurn: 3 }]
  const table = commandTable({ units, staff: [hunted], penalties }, [5, 4, 4])
  catchStaff(table)
  expect(table.events[0]).toMatchObject({ total: 13, falls: true })
})

const led = [{ id: 'u1', chief: 'c' }]
const chief: Partial<Staff> = { id: 'c', contact: 'u1', x: 100_000, y: 94_750 }

function engaged(total: readonly number[], staff: Partial<Staff>[] = [chief]) {
  const table = commandTable({ units: led, staff }, total)
  engageChief(table, 'u1')
  return table
}

test.each([
  ['BA-TV-040', [1, 1, 1], true, -4],
  ['BA-TV-041', [1, 1, 2], true, -4],
  ['BA-TV-042', [1, 2, 2], false, -3],
  ['BA-TV-043', [2, 2, 2], false, -3],
  ['BA-TV-044', [2, 2, 3], true, -2],
  ['BA-TV-045', [2, 3, 3], true, -2],
  ['BA-TV-046', [3, 3, 3], false, -1],
  ['BA-TV-047', [3, 3, 4], false, -1],
  ['BA-TV-048', [3, 4, 4], false, 1],
  ['BA-TV-049', [4, 4, 4], false, 1],
  ['BA-TV-050', [4, 4, 5], true, 2],
  ['BA-TV-051', [4, 5, 5], true, 2],
  ['BA-TV-052', [5, 5, 5], false, 3],
  ['BA-TV-053', [5, 5, 6], false, 3],
  ['BA-TV-054', [5, 6, 6], true, 4],
  ['BA-TV-055', [6, 6, 6], true, 4],
] as const)('[BA-1.1.4-08] an engaged chief, %s', (_vector, dice, falls, modifier) => {
  const { state } = engaged(dice)
  expect(staffOf(state, 'c').status).toBe(falls ? 'fallen' : 'onBoard')
  expect(chiefModifier(state, 'u1')).toBe(modifier)
})

test('[BA-1.1.4-07] a chief in contact is engaged the first time in the turn only', () => {
  const table = engaged([5, 5, 5])
  engageChief(table, 'u1')
  expect(kindsOf(table)).toEqual(['chiefEngaged'])
  expect(chiefModifier(table.state, 'u1')).toBe(3)
})

test('[BA-1.1.4-07] a chief in contact with a skirmish line is engaged too, with one unit only', () => {
  const line = { id: 'k', formation: { kind: 'skirmish' as const, front: null, gap: 1_500 } }
  const table = commandTable(
    { units: [...led, line], staff: [{ ...chief, contact: 'k' }] },
    [4, 4, 4],
  )
  engageChief(table, 'u1')
  expect(kindsOf(table)).toEqual([])
  engageChief(table, 'k')
  expect(table.events).toMatchObject([{ unit: 'k', staff: 'c' }])
})

test('[BA-1.1.4-07] of several chiefs a die decides, with the same chance for each', () => {
  const staff = ['a', 'b', 'd', 'e'].map(id => ({ id, contact: 'u1' }))
  const [two, four] = [staff.slice(0, 2), staff]
  expect(engaged([3, 4, 4, 4], two).events).toMatchObject([{ staff: 'a' }])
  expect(engaged([4, 4, 4, 4], two).events).toMatchObject([{ staff: 'b' }])
  expect(engaged([5, 6, 3, 4, 4, 4], four).events).toMatchObject([{ staff: 'd' }])
})

test('[BA-Q-24] [BA-Q-68] nobody is engaged without being in contact', () => {
  expect(engaged([], [{ ...chief, contact: null }]).events).toEqual([])
  expect(chiefModifier(battle({ units: led }), 'u1')).toBe(0)
})

test('[BA-1.1.4-09] orderlies are never engaged', () => {
  expect(engaged([], [{ ...chief, kind: 'orderly' }]).events).toEqual([])
})

test('[BA-1.1.4-01] [BA-1.1.4-02] bodies stand one above the other, each chief with his orderlies', () => {
  const state = battle({
    staff: [
      { id: 'army', level: 'army' },
      { id: 'division', level: 'division', over: 'army' },
      { id: 'brigade', over: 'division' },
      { id: 'other', over: 'army' },
    ],
  })
  const of = (id: string) => staffOf(state, id)
  expect(isSuperior(state, of('army'), of('brigade'))).toBe(true)
  expect(isSuperior(state, of('brigade'), of('army'))).toBe(false)
  expect(isSuperior(state, of('other'), of('brigade'))).toBe(false)
})

test('[BA-1.1.4-03] [BA-1.1.4-04] when its chief falls a unit has none till he is replaced', () => {
  const { state } = engaged([5, 6, 6])
  const unit = unitOf(state, 'u1')
  expect(immediateChief(state, unit)).toBeUndefined()
  expect(staffWith(state, 'u1')).toEqual([])
  expect(immediateChief(battle({ units: led, staff: [chief] }), unit)?.id).toBe('c')
})

test('staff figures touch each other by their bases', () => {
  const at = (x: number) => ({ ...chief, id: `c${x}`, x })
  const state = battle({ units: led, staff: [at(50_000), at(52_000), at(52_020)] })
  const [one, near, apart] = state.staff
  if (!one || !near || !apart) throw new Error('A figure is missing.')
  expect(areStaffTouching(one, near)).toBe(true)
  expect(areStaffTouching(one, apart)).toBe(false)
})
