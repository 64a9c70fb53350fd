import { expect, test } from 'vitest'
import { playOverBadLine } from './line.ts'

test('a line that delays, cuts, drops and says twice loses no order and brings none twice', async () => {
  const plan = { ruleset: 'line-of-battle', scenario: 'constitution', orders: 60, tables: 3 }
  const { faults, orders, mishaps } = await playOverBadLine(plan)
  expect(faults).toEqual([])
  expect(orders).toBeGreaterThanOrEqual(60)
  expect(Math.min(...Object.values(mishaps))).toBeGreaterThan(0)
})
