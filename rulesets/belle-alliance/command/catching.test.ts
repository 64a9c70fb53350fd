import { expect, test } from 'vitest'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import { isHullWithin } from '@grognard/geometry'
import type { Staff } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import { penaltyFor } from '../morale/side-penalty.ts'
import { staffOf, unitOf } from '../units.ts'
import { catchStaff } from './catching.ts'
import { commandTable, kindsOf } from './testing.ts'

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
