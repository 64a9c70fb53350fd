import { expect, test } from 'vitest'
import { handWeaponRows } from '../book/tables/fire.ts'
import { meleeRows } from '../book/tables/melee.ts'
import type { Value } from '../book/tables/rows.ts'
import { moraleTable } from '../chapters/morale/fixtures.ts'
import { battle } from '../fixtures.ts'
import { countOnes, rollThree, strongest } from './rolls.ts'
import type { Factor } from './rolls.ts'
import { unitOf } from './units.ts'

/** Printed rows that apply: id, group and value in one column. */
function total(...rows: [id: string, group: string, value: Value][]): number {
  const factors = rows.map(([id, group, value]): Factor<null> => {
    return { rule: 'BA-T-22', message: id, group, value: Number(value), when: () => true }
  })
  return strongest(factors, null).reduce(
    (sum, { value }) => sum + (typeof value === 'number' ? value : value(null)),
    0,
  )
}

test('[BA-T-22] [BA-Q-02] BA-TV-148 on a tie in a group the row printed later counts', () => {
  const { mountedCav, mountedCavCharge } = handWeaponRows
  const mounted = ['mountedCav', mountedCav.group, mountedCav.targetLoss] as const
  const charging = [
    'mountedCavCharge',
    mountedCavCharge.group,
    mountedCavCharge.targetLoss,
  ] as const
  expect(total([...mounted], [...charging])).toBe(-1)
})

test('[BA-T-22] BA-TV-149 factors of different groups add up', () => {
  const { columnEffect, mountedCav } = handWeaponRows
  const column = ['columnEffect', columnEffect.group, columnEffect.targetLoss] as const
  const mounted = ['mountedCav', mountedCav.group, mountedCav.targetLoss] as const
  expect(total([...column], [...mounted])).toBe(3)
})

test('[BA-T-22] BA-TV-150 of an obstacle and the cover of the same hedge one counts', () => {
  const { obstacle, cover1 } = meleeRows
  expect(
    total(
      ['obstacle', obstacle.group, obstacle.attacker],
      ['cover1', cover1.group, cover1.attacker],
    ),
  ).toBe(-2)
})

test('[BA-T-22] BA-TV-151 of two rows for the charge the stronger counts', () => {
  const { charge, heavyCharge } = meleeRows
  expect(
    total(
      ['charge', charge.group, charge.attacker],
      ['heavyCharge', heavyCharge.group, heavyCharge.attacker],
    ),
  ).toBe(2)
})

test('[BA-T-22] what does not apply does not keep others out', () => {
  const strong: Factor<null> = {
    rule: 'BA-T-22',
    message: 'strong',
    group: 'one',
    value: -4,
    when: () => false,
  }
  const weak = { ...strong, message: 'weak', value: -1, when: () => true }
  expect(strongest([strong, weak], null)).toEqual([weak])
})

/** What the unit has left after these rolls, three dice each. */
function supplyAfter(...rolls: number[][]) {
  const state = battle({ units: [{}] })
  const table = moraleTable(state, ...rolls.flat())
  for (const _ of rolls) countOnes(table, 'u1', rollThree(table, 'BA-3.1.1-07'))
  const { supply, supplyRolls } = unitOf(state, 'u1')
  return [supply, supplyRolls]
}

test('[BA-1.1.8-01] three dice are thrown and their ones counted', () => {
  expect(rollThree(moraleTable(battle(), 1, 5, 1), 'BA-3.1.1-07')).toEqual({ total: 7, ones: 2 })
})

test('[BA-5.5.3-01] [BA-Q-08] BA-TV-082 to 084: two or three ones leave three rolls', () => {
  expect(supplyAfter([1, 1, 4])).toEqual(['limited', 3])
  expect(supplyAfter([1, 1, 1])).toEqual(['limited', 3])
  expect(supplyAfter([1, 2, 3])).toEqual(['full', 0])
})

test('[BA-5.5.3-01] [BA-Q-65] after that every roll counts, whatever it shows', () => {
  const short = [1, 1, 4]
  expect(supplyAfter(short, [6, 6, 6])).toEqual(['limited', 2])
  expect(supplyAfter(short, [1, 1, 1], [6, 6, 6])).toEqual(['limited', 1])
  expect(supplyAfter(short, [4, 4, 4], [5, 5, 5], [6, 6, 6])).toEqual(['none', 0])
  expect(supplyAfter(short, short, short, short, short)).toEqual(['none', 0])
})
