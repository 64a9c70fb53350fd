import { expect, test } from 'vitest'
import { gunRows } from './artillery.ts'
import type { Value } from './fire-row.ts'
import { handWeaponRows } from './hand-weapons.ts'
import { meleeRows } from './melee.ts'
import { spreadRows } from './spread-of-rout.ts'

/** The sum of a column's numbers. */
function sum<Row extends { group: string }>(rows: readonly Row[], column: (row: Row) => Value) {
  return rows.reduce((total, row) => {
    const value = column(row)
    return typeof value === 'number' ? total + value : total
  }, 0)
}

function groupsOf(rows: Record<string, { group: string }>, group: string): string[] {
  return Object.keys(rows).filter(id => rows[id]?.group === group)
}

test('[BA-T-06] hand weapons: 32 rows, and the columns add up', () => {
  const rows = Object.values(handWeaponRows)
  expect(rows.length).toBe(32)
  const sums = [
    sum(rows, row => row.ownLoss),
    sum(rows, row => row.targetLoss),
    sum(rows, row => row.ownMoral),
    sum(rows, row => row.targetMoral),
  ]
  expect(sums).toEqual([-8, -17, 3, 0])
})

test('[BA-T-07] artillery: 37 rows, and the columns add up', () => {
  const rows = Object.values(gunRows)
  expect(rows.length).toBe(37)
  const sums = [
    sum(rows, row => row.ownLoss),
    sum(rows, row => row.targetLoss),
    sum(rows, row => row.ownMoral),
    sum(rows, row => row.targetMoral),
  ]
  expect(sums).toEqual([-17, -9, 3, 0])
})

test('[BA-T-08] melee: 40 rows, and the columns add up', () => {
  const rows = Object.values(meleeRows)
  expect(rows.length).toBe(40)
  expect([sum(rows, row => row.attacker), sum(rows, row => row.defender)]).toEqual([-21, -33])
})

test('[BA-T-09] spread of rout: 14 rows, and the columns add up', () => {
  const rows = Object.values(spreadRows)
  expect(rows.length).toBe(14)
  expect([sum(rows, row => row.carrier), sum(rows, row => row.second)]).toEqual([-6, -8])
})

test('[BA-T-06] [BA-T-07] [BA-T-08] chief and valeur are no numbers of the table', () => {
  expect(handWeaponRows.valeur.ownLoss).toBe('+valeur')
  expect(gunRows.valeur.targetMoral).toBe('-valeur')
  expect(handWeaponRows.chief.targetMoral).toBe('-chief')
  expect(meleeRows.chief.attacker).toBe('+chief')
  expect(spreadRows.valeur.second).toBe('+valeur')
})

test('[BA-T-22] rows stand in groups, from general to special', () => {
  expect(groupsOf(gunRows, 'range')).toEqual(['canister', 'zone2', 'zone3'])
  expect(groupsOf(handWeaponRows, 'armState')).toEqual([
    'limbered',
    'unlimbered',
    'mountedCav',
    'mountedCavCharge',
  ])
  expect(groupsOf(meleeRows, 'charge')).toEqual(['charge', 'heavyCharge', 'chargedLast'])
  expect(groupsOf(meleeRows, 'obstacleCover')).toEqual(['obstacle', 'cover1', 'cover2', 'cover3'])
})
