import { expect, test } from 'vitest'
import { tallyLines } from '@grognard/umpire'
import { battle } from '../../fixtures.ts'
import { immediateChief } from '../../model/staff.ts'
import type { Staff } from '../../model/state.ts'
import { staffOf } from '../../model/units.ts'
import { commandTable } from '../command/fixtures.ts'
import { mayChooseMore, replaceChief, replacingFactors, seatsWithChoices } from './replace-chief.ts'

const fallen: Partial<Staff> = { id: 'c', status: 'fallen', over: 'd', quality: 'effective' }
const superior: Partial<Staff> = { id: 'd', level: 'division', x: 50_000, y: 50_000 }
const orderly: Partial<Staff> = {
  id: 'o',
  kind: 'orderly',
  over: 'd',
  x: 52_000,
  y: 50_000,
  heading: 900,
  contact: 'u1',
}
const units = [{ id: 'u1', chief: 'c' }]
const order = { kind: 'replaceChief', chief: 'c', orderly: 'o' } as const

function replaced(dice: readonly number[], staff: Partial<Staff>[] = [fallen, orderly]) {
  const table = commandTable({ units, staff }, dice)
  replaceChief.execute(table, 'red', order)
  return table
}

test.each([
  [[6, 6, 6], 'effective'],
  [[6, 6, 5], 'effective'],
  [[6, 6, 4], 'normal'],
  [[5, 5, 5], 'normal'],
  [[5, 5, 4], 'ineffective'],
  [[5, 4, 4], 'ineffective'],
] as const)('[BA-1.1.4-10] the dice %j give an %s chief', (dice, quality) => {
  const staff = [{ ...fallen, quality: 'normal' as const }, orderly]
  expect(staffOf(replaced(dice, staff).state, 'c')).toMatchObject({ status: 'onBoard', quality })
})

test('[BA-1.1.4-10] the chief stands in the place of the orderly, who is removed', () => {
  const { state } = replaced([6, 6, 6])
  const place = { x: 52_000, y: 50_000, heading: 900, contact: 'u1' }
  expect(staffOf(state, 'c')).toMatchObject({ status: 'onBoard', ...place })
  expect(staffOf(state, 'o')).toMatchObject({ status: 'removed', contact: null })
  const [unit] = state.units
  expect(unit && immediateChief(state, unit)?.id).toBe('c')
})

test('[BA-1.1.4-10] with 12 or less he is not replaced; one roll for each chief and turn', () => {
  const { state } = replaced([4, 4, 4])
  expect(staffOf(state, 'c')).toMatchObject({ status: 'fallen', failedReplacements: 1, triedIn: 2 })
  expect(replaceChief.legalOrders(state, 'red')).toEqual([])
  expect(replaceChief.judge(state, 'red', order).because.map(({ message }) => message)).toEqual([
    'ba.refuse.triedThisTurn',
  ])
})

test('[BA-1.1.4-10] any own orderly on the board may try, and only for a fallen chief', () => {
  const staff = [fallen, superior, orderly, { ...orderly, id: 'p', status: 'removed' as const }]
  const state = battle({ units, staff })
  expect(replaceChief.legalOrders(state, 'red')).toEqual([order])
  expect(replaceChief.legalOrders(state, 'blue')).toEqual([])
  expect(seatsWithChoices(state)).toEqual(['red'])
  const wrong = (chief: string, by: string) =>
    replaceChief.judge(state, 'red', { kind: 'replaceChief', chief, orderly: by }).because[0]
      ?.message
  expect(wrong('d', 'o')).toBe('ba.refuse.chiefStands')
  expect(wrong('c', 'p')).toBe('ba.refuse.notYourOrderly')
  expect(wrong('c', 'd')).toBe('ba.refuse.notYourOrderly')
  expect(wrong('o', 'o')).toBe('ba.refuse.notYourChief')
})

function modifiers(staff: Partial<Staff>[]) {
  const state = battle({ units, staff })
  const context = { state, chief: staffOf(state, 'c'), orderly: staffOf(state, 'o') }
  return tallyLines(replacingFactors, context).map(({ value }) => value)
}

test('[BA-1.1.4-11] a superior of the fallen in contact with that orderly +2', () => {
  expect(modifiers([fallen, superior, orderly])).toEqual([2])
  expect(modifiers([fallen, superior, { ...orderly, x: 60_000 }])).toEqual([])
  expect(modifiers([fallen, { ...superior, id: 'x' }, orderly])).toEqual([])
})

test('[BA-1.1.4-11] +1 for each turn in a row in which it failed', () => {
  const tried = (triedIn: number) => ({ ...fallen, failedReplacements: 2, triedIn })
  expect(modifiers([tried(1), orderly])).toEqual([2])
  expect(modifiers([tried(0), orderly])).toEqual([])
  const again = replaced([4, 4, 2], [tried(1), orderly])
  expect(staffOf(again.state, 'c').failedReplacements).toBe(3)
})

test('[BA-Q-29] the penalty of his side is not on this roll', () => {
  const penalties = [{ seat: 'red', value: -2, untilTurn: 3 }]
  const table = commandTable({ units, staff: [fallen, orderly], penalties }, [5, 4, 4])
  replaceChief.execute(table, 'red', order)
  expect(table.events[0]).toMatchObject({ kind: 'chiefReplaced', total: 13 })
})

test('[BA-5.4.3-02] a seat with a unit to reorganise is asked too, one with nothing to do is not', () => {
  const routing = { id: 'u1', disorder: 'FU' as const, disorderedIn: 1 }
  const rout = { kind: 'rout' as const, front: null, gap: null }
  expect(seatsWithChoices(battle({ units: [{ ...routing, formation: rout }] }))).toEqual(['red'])
  expect(seatsWithChoices(battle({ units, staff: [superior, orderly] }))).toEqual([])
})

test('[BA-1.1.4-10] the order names the fallen chief, and whose orderly is to take his place', () => {
  const staff = [{ ...fallen, name: 'Blücher' }, { ...superior, name: 'York' }, orderly]
  const told = replaceChief.describe(battle({ units, staff }), order)
  expect(told.values).toEqual({
    chief: 'Blücher',
    orderly: { key: 'ba.staff.orderly', values: { chief: 'York' } },
  })
})

test('[BA-5.4.3-02] [BA-1.1.4-10] nobody is asked for more choices when there is none left', () => {
  const state = battle({ turn: 3, units: [{ disorder: 'FU', disorderedIn: 1 }] })
  expect(mayChooseMore(state, 'red')).toBe(true)
  state.reorganising.push({ unit: 'u1', formation: 'line' })
  expect(mayChooseMore(state, 'red')).toBe(false)
})
