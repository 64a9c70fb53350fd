import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { convexOverlap, isInConvex, segmentTouchesConvex, squaredToConvex } from './convex.ts'

const square = [0, 0, 100, 0, 100, 100, 0, 100]
const moved = (by: number) => square.map((value, i) => (i % 2 === 0 ? value + by : value))
/** A wedge with its tip to the east at x 0, y 50. */
const wedge = (tip: number) => [tip, 50, tip - 60, 80, tip - 60, 20]

test('outlines that touch do not overlap, those that share more than rounding do', () => {
  expect(convexOverlap(square, moved(100))).toBe(false)
  expect(convexOverlap(square, moved(98))).toBe(false)
  expect(convexOverlap(square, moved(97))).toBe(true)
  expect(convexOverlap(square, moved(101))).toBe(false)
})

test('a tip that pokes into a side overlaps it', () => {
  expect(convexOverlap(square, wedge(0))).toBe(false)
  expect(convexOverlap(square, wedge(5))).toBe(true)
  expect(convexOverlap(wedge(5), square)).toBe(true)
})

/** A hull of five corners, either way round. */
const hulls = fc
  .record({
    x: fc.integer({ min: -120, max: 120 }),
    y: fc.integer({ min: -120, max: 120 }),
    turn: fc.integer({ min: 0, max: 359 }),
    isMirrored: fc.boolean(),
  })
  .map(({ x, y, turn, isMirrored }) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const corners = [
      [90, 0],
      [30, 25],
      [-90, 25],
      [-90, -25],
      [30, -25],
    ].map(([ahead = 0, aside = 0]) => [
      x + Math.round(ahead * c - aside * s),
      y + Math.round(ahead * s + aside * c),
    ])
    return (isMirrored ? corners.toReversed() : corners).flat()
  })

/** By how much two outlines overlap in the direction in which they do least, looked for all round. */
function leastOverlap(a: readonly number[], b: readonly number[]): number {
  const along = (outline: readonly number[], x: number, y: number) =>
    outline.flatMap((value, i) => (i % 2 === 0 ? [value * x + (outline[i + 1] ?? 0) * y] : []))
  const directions = Array.from({ length: 3600 }, (_, i) => (i * Math.PI) / 1800)
  return Math.min(
    ...directions.map(angle => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      return Math.max(...along(a, x, y)) - Math.min(...along(b, x, y))
    }),
  )
}

test('two hulls overlap where they do so in every direction, whichever way round they run', () => {
  fc.assert(
    fc.property(hulls, hulls, (a, b) => {
      const overlap = leastOverlap(a, b)
      // What lies between is told by the sides exactly, and here only nearly.
      fc.pre(Math.abs(overlap - 2) > 0.2)
      expect(convexOverlap(a, b)).toBe(overlap > 2)
    }),
    { numRuns: 300 },
  )
})

test('a line that touches a corner or runs along a side meets the outline', () => {
  expect(segmentTouchesConvex(-10, 10, 10, -10, square)).toBe(true)
  expect(segmentTouchesConvex(-10, 9, 9, -10, square)).toBe(false)
  expect(segmentTouchesConvex(-50, 0, 150, 0, square)).toBe(true)
  expect(segmentTouchesConvex(-50, 0, -1, 0, square)).toBe(false)
  expect(segmentTouchesConvex(10, 10, 20, 20, square)).toBe(true)
  expect(segmentTouchesConvex(-10, 50, 200, 60, square)).toBe(true)
})

test('points on the border are in; the distance is to the nearest side', () => {
  expect(isInConvex(square, 0, 50)).toBe(true)
  expect(isInConvex(square, -1, 50)).toBe(false)
  expect(
    isInConvex(
      square.toReversed().flatMap((_, i, all) => (i % 2 ? [] : [all[i + 1] ?? 0, all[i] ?? 0])),
      50,
      50,
    ),
  ).toBe(true)
  expect(squaredToConvex(square, 103, 104)).toBe(25)
  expect(squaredToConvex(square, 50, 50)).toBe(0)
})
