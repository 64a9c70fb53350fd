import { expect, test } from 'vitest'
import { strongest } from './factors.ts'
import type { Factor } from './factors.ts'
import type { Value } from './tables/fire-row.ts'
import { handWeaponRows } from './tables/hand-weapons.ts'
import { meleeRows } from './tables/melee.ts'

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
