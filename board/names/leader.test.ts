import { expect, test } from 'vitest'
import { blockLeader } from './leader.ts'

const clear = { x: 40, y: 20 }

test('a name beside its piece has no line, one far off has', () => {
  expect(blockLeader({ x: 0, y: 32 }, clear, 80)).toBeNull()
  expect(blockLeader({ x: 0, y: 70 }, clear, 80)).toMatch(/^M0 20L0 /)
})

test('the line runs from the edge of the piece to the nearer edge of the name', () => {
  const line = blockLeader({ x: 160, y: 0 }, clear, 80) ?? ''
  const [from = 0, , to = 0] = line.match(/-?\d+/g)?.map(Number) ?? []
  expect(from).toBeLessThanOrEqual(40)
  expect(to).toBeGreaterThan(100)
  expect(to).toBeLessThanOrEqual(160)
})
