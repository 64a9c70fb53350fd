import { expect, test } from 'vitest'
import { attack } from './hostile.ts'

test('whoever means no good is told what is wrong, and nothing breaks or grows', async () => {
  const { faults, statuses, memory } = await attack(1500)
  expect(faults).toEqual([])
  for (const status of [200, 400, 403, 404]) expect(statuses[status]).toBeGreaterThan(0)
  expect(memory[1] - memory[0]).toBeLessThan(120)
})
