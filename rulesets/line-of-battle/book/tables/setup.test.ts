import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import { centimetresPerInch, dieSides, gauge, leastBoard, printedScale } from './setup.ts'

test('[LOB-001] 48 inches are the next whole foot above 1.2 metres', () => {
  const metres = (leastBoard / inches(1)) * 0.0254
  expect(metres).toBeGreaterThanOrEqual(1.2)
  expect(metres - 12 * 0.0254).toBeLessThan(1.2)
})

test('[LOB-003] [LOB-004] [LOB-005] scale, metric rule and dice are those of the book', () => {
  expect([printedScale, centimetresPerInch, dieSides]).toEqual([1200, 3, 6])
})

test('[LOB-007] the gauge shows 15 inches, 2 inches and 30 degrees either way', () => {
  expect(gauge).toEqual({ range: 15_000, gap: 2_000, halfArc: 3_000 })
})
