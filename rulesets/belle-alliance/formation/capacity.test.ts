import { expect, test } from 'vitest'
import { buildingCapacity } from './capacity.ts'

test('[BA-6.1.1-01] [BA-Q-41] 8 by 6 cm hold 21 figures of 1.5 by 1.5 cm', () => {
  expect(buildingCapacity([0, 0, 8000, 0, 8000, 6000, 0, 6000])).toBe(21)
})
