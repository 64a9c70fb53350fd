import { expect, test } from 'vitest'
import { anchorCost, leastMove, speedDivisor, turningUnit } from './movement.ts'

test('[LOB-061] [LOB-068] [LOB-071] [LOB-072] least move, anchor and turning are an inch each', () => {
  expect([leastMove, anchorCost, turningUnit]).toEqual([1_000, 1_000, 1_000])
})

test('[LOB-148] half speed is a division by two', () => {
  expect(speedDivisor).toBe(2)
})
