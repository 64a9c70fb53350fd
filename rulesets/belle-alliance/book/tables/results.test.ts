import { expect, test } from 'vitest'
import {
  catchRow,
  chiefRow,
  orderRollModifiers,
  orderRollRow,
  replacingModifiers,
  replacingRow,
} from './command.ts'
import {
  materialNear,
  procurementRoll,
  strengthenPercent,
  workFailedTurn,
  workGroup,
  workRows,
} from './ground.ts'
import { figuresOfQuarters, lossRow, percentOf, routLossPercent } from './losses.ts'
import { meleeDisorder } from './melee.ts'
import { reorganisingModifiers, reorganisingRow } from './morale.ts'
import { byTotal } from './rows.ts'

const totals = Array.from({ length: 16 }, (_, i) => i + 3)

test('[BA-T-10] [BA-1.1.4-08] BA-TV-040 to BA-TV-055 an engaged chief, by the total', () => {
  expect(totals.map(total => chiefRow(total).modifier)).toEqual([
    -4, -4, -3, -3, -2, -2, -1, -1, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
  const falls = totals.filter(total => chiefRow(total).falls)
  expect(falls).toEqual([3, 4, 7, 8, 13, 14, 17, 18])
})

test('[BA-T-11] [BA-4.1.3-02] the difference disorders the lower side', () => {
  const disorders = [-3, 0, 1, 2, 3, 4, 5, 9].map(meleeDisorder)
  expect(disorders).toEqual([null, null, 'LU', 'LU', 'U', 'U', 'FU', 'FU'])
})

test('[BA-T-12] [BA-Q-11] losses, moral and prisoners by the total', () => {
  const at = [-3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 30]
  const rows = at.map(lossRow)
  expect(rows.map(({ quarters }) => quarters)).toEqual([
    0, 0, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12,
  ])
  const degrees = rows.map(({ moral }) => moral).join(' ')
  expect(degrees).toBe('OR OR OR OR OR OR LU LU LU LU U U U U FU FU FU FU')
  expect(rows.map(({ prisoners }) => prisoners)).toEqual([
    0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4,
  ])
  expect(rows.every(row => row.prisonersOfCavalry === 2 * row.prisoners)).toBe(true)
})

test('[BA-3.1.5-03] BA-TV-142 losses add up before they are rounded down', () => {
  const quarters = 3 * lossRow(6).quarters + 2 * lossRow(9).quarters + lossRow(5).quarters
  expect(figuresOfQuarters(quarters)).toBe(2)
  expect(figuresOfQuarters(7)).toBe(1)
})

test('[BA-4.1.3-07] BA-TV-143 BA-TV-144 losses and prisoners of a rout', () => {
  const horse = lossRow(17)
  const foot = lossRow(13)
  expect([figuresOfQuarters(2 * horse.quarters), 2 * horse.prisonersOfCavalry]).toEqual([4, 12])
  expect([figuresOfQuarters(3 * foot.quarters), 3 * foot.prisoners]).toEqual([3, 6])
})

test('[BA-5.4.1-01] BA-TV-077 to BA-TV-081 full disorder costs a tenth, rounded down', () => {
  const lost = [9, 10, 19, 29, 30].map(figures => percentOf(figures, routLossPercent))
  expect(lost).toEqual([0, 1, 1, 2, 3])
})

test('[BA-T-16] [BA-5.4.3-02] BA-TV-064 to BA-TV-069 reorganising', () => {
  const rows = [15, 13, 11, 10, 6, 3].map(reorganisingRow)
  expect(rows.map(({ to }) => to)).toEqual(['OR', 'LU', 'U', 'FU', 'FU', 'FU'])
  expect(rows.map(({ lossPercent }) => percentOf(30, lossPercent))).toEqual([0, 0, 0, 3, 4, 6])
  expect([4, 5, 7].map(total => reorganisingRow(total).lossPercent)).toEqual([20, 15, 10])
})

test('[BA-T-16] every total', () => {
  const rows = totals.map(reorganisingRow)
  const to = rows.map(row => (row.to === 'FU' ? row.lossPercent : row.to))
  expect(to).toEqual([20, 20, 15, 15, 10, 10, 10, 10, 'U', 'U', 'LU', 'LU', 'OR', 'OR', 'OR', 'OR'])
  expect(rows.slice(8).map(({ lossPercent }) => lossPercent)).toEqual(Array(8).fill(0))
})

test('[BA-T-17] every total', () => {
  const rows = totals.map(orderRollRow)
  const told = rows.map(({ isFollowed, disorder }) => (isFollowed ? `${disorder}+` : disorder))
  const printed = 'FU FU FU FU U U LU LU LU+ LU+ OR+ OR+ OR+ OR+ OR+ OR+'
  expect(told.join(' ')).toBe(printed)
})

test('[BA-T-16] [BA-5.4.3-03] a chief helps with two, an orderly with one', () => {
  const { chiefInContact, orderlyInContact, failedTurn } = reorganisingModifiers
  expect([chiefInContact.value, orderlyInContact.value, failedTurn.value]).toEqual([2, 1, 1])
  expect(chiefInContact.group).toBe(orderlyInContact.group)
})

test('[BA-T-17] [BA-1.1.3-04] BA-TV-056 to BA-TV-063 order rolls', () => {
  const rows = [10, 14, 6, 13, 3, 13, 11, 8].map(orderRollRow)
  expect(rows.map(({ isFollowed }) => isFollowed)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    true,
    false,
  ])
  expect(rows.map(({ disorder }) => disorder).join(' ')).toBe('LU OR FU OR FU OR LU U')
})

test('[BA-T-17] [BA-1.1.3-05] [BA-1.1.3-06] [BA-1.1.3-07] [BA-1.1.3-09] its modifiers', () => {
  const values = Object.values(orderRollModifiers).map(({ value }) => value)
  expect(values).toEqual([1, -2, 4, 2, 2, 4, 1, -2, -4])
})

test('[BA-T-18] [BA-1.1.4-06] a staff figure that is caught', () => {
  const rows = [18, 17, 16, 15, 14, 13, 12, 3].map(catchRow)
  expect(rows.map(({ falls }) => falls)).toEqual([true, true, true, true, true, true, false, false])
  expect(rows.map(({ penalty }) => penalty)).toEqual([-2, -2, -1, -1, 0, 0, 0, 0])
})

test('[BA-T-19] [BA-1.1.4-10] [BA-1.1.4-11] who takes a chief’s place', () => {
  const rows = [17, 16, 15, 14, 13, 12].map(replacingRow)
  expect(rows.map(row => row.as)).toEqual([
    'effective',
    'same',
    'same',
    'ineffective',
    'ineffective',
    null,
  ])
  expect(replacingModifiers).toEqual({ superiorInContact: 2, failedTurn: 1 })
})

test('[BA-T-20] turns and rolls of engineering work', () => {
  const printed = Object.values(workRows).map(({ turns, roll, finalRoll }) => [
    turns,
    roll,
    finalRoll,
  ])
  expect(printed).toEqual([
    [8, 7, null],
    [8, 13, null],
    [8, 13, null],
    [8, 13, null],
    [16, 9, null],
    [4, 7, 11],
    [6, 9, 13],
  ])
  expect(workGroup).toEqual({ figures: 5, length: 5_000 })
  expect([materialNear, strengthenPercent, workFailedTurn]).toEqual([10_000, 50, 1])
})

test('[BA-T-20] [BA-6.3.0-02] BA-TV-134 BA-TV-135 BA-TV-136 material at hand makes it easier', () => {
  expect([procurementRoll('abatis', false), procurementRoll('abatis', true)]).toEqual([13, 7])
  expect([procurementRoll('barricade', false), procurementRoll('barricade', true)]).toEqual([13, 7])
  expect(procurementRoll('chevaux', true)).toBe(13)
})

test('a table that ends has no row below', () => {
  expect(byTotal([{ least: 5 }, { least: 3 }], 4)).toEqual({ least: 3 })
  expect(() => byTotal([{ least: 5 }], 4)).toThrow(RangeError)
})
