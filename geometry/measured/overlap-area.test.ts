import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf } from './hull.ts'
import { overlapArea } from './overlap-area.ts'

const corners = Float64Array.from(cornersOf({ x: 0, y: 0, heading: 0, length: 2000, beam: 500 }))

test('areas of whole, part and no overlap, whichever way the outline runs', () => {
  const shore = [-900, 600, 900, 600, 900, 5000, -900, 5000]
  expect(overlapArea(corners, shore)).toBe(200_000)
  expect(overlapArea(corners, [-900, 5000, 900, 5000, 900, 600, -900, 600])).toBe(200_000)
  expect(overlapArea(corners, [-10, -10, 10, -10, 10, 10, -10, 10])).toBe(400)
  expect(overlapArea(corners, [-9000, -9000, 9000, -9000, 9000, 9000, -9000, 9000])).toBe(1_000_000)
  expect(overlapArea(corners, [250, 0, 900, 0, 900, 900])).toBe(0)
  expect(overlapArea(corners, [251, 0, 900, 0, 900, 900])).toBe(0)
})

test('a concave outline on both sides of a hull counts both parts', () => {
  const bay = [-900, -300, 900, -300, 900, 300, 200, 300, 200, 0, -200, 0, -200, 300, -900, 300]
  expect(overlapArea(corners, bay)).toBe(500 * 300 + 2 * 50 * 300)
})

test('areas are the oracle`s', () => {
  const hull = fc.record({
    x: fc.integer({ min: -1500, max: 1500 }),
    y: fc.integer({ min: -1500, max: 1500 }),
    heading: fc.nat(35999),
    length: fc.integer({ min: 100, max: 2000 }),
    beam: fc.integer({ min: 100, max: 1000 }),
  })
  const polygonOf = (flat: readonly number[]) =>
    new Flatten.Polygon([[0, 2, 4, 6].map(i => new Flatten.Point(flat[i] ?? 0, flat[i + 1] ?? 0))])
  fc.assert(
    fc.property(hull, hull, (a, b) => {
      const [one, other] = [cornersOf(a), cornersOf(b)]
      const expected = Flatten.BooleanOperations.intersect(polygonOf(one), polygonOf(other)).area()
      expect(Math.abs(overlapArea(Float64Array.from(one), other) - expected)).toBeLessThan(1)
    }),
    { numRuns: 500 },
  )
})
