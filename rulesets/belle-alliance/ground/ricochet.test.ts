import { expect, test } from 'vitest'
import { square, terrain } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { isNonRicochet } from './ricochet.ts'

const gun = { x: 100_000, y: 20_000 }
const hit = { x: 100_000, y: 100_000 }

/** Ground of this depth that ends so far before the hit point. */
function field(
  depth: number,
  before: number,
  given: Partial<Terrain> = {},
): { terrain: Terrain[] } {
  const points = square(100_000, 100_000 - before - depth / 2, 20_000, depth)
  return { terrain: [terrain({ points, isNonRicochet: true, ...given })] }
}

test('[BA-3.4.5-01] 5 cm of soft ground directly before the target are enough', () => {
  expect(isNonRicochet(field(5_000, 0), gun, hit)).toBe(true)
  expect(isNonRicochet(field(4_900, 0), gun, hit)).toBe(false)
})

test('[BA-3.4.5-01] it lies directly before the target, measured along the line of fire', () => {
  expect(isNonRicochet(field(10_000, 1_000), gun, hit)).toBe(false)
  expect(isNonRicochet(field(10_000, -5_000), gun, hit)).toBe(true)
  expect(isNonRicochet(field(4_000, 0), { x: 20_000, y: 20_000 }, hit)).toBe(true)
})

test('[BA-3.4.5-01] other ground lets balls bounce, and narrow levels do not', () => {
  expect(isNonRicochet(field(10_000, 0, { isNonRicochet: false }), gun, hit)).toBe(false)
  const narrow = field(8_000, 0, { kind: 'hill', level: 1, isNonRicochet: false })
  expect(isNonRicochet(narrow, gun, hit)).toBe(true)
  expect(isNonRicochet({ terrain: [] }, gun, hit)).toBe(false)
})
