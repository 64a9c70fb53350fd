import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bowOf,
  cornersOf,
  distanceToPoint,
  hullDistance,
  hullsOverlap,
  isHullWithin,
  sternOf,
} from './hull.ts'
import type { Hull } from './hull.ts'
import { advance } from './pose.ts'

const north: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

const anyHull = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  heading: fc.integer({ min: 0, max: 35999 }),
  length: fc.integer({ min: 20, max: 3000 }),
  beam: fc.integer({ min: 20, max: 1000 }),
})

function oracle(of: Hull): Flatten.Polygon {
  const c = cornersOf(of)
  const points = [0, 2, 4, 6].map(i => new Flatten.Point(c[i] ?? 0, c[i + 1] ?? 0))
  return new Flatten.Polygon([points])
}

/** The rectangle itself, by the engine's trigonometry. */
function rectangle(of: Hull): [number, number][] {
  const angle = (of.heading * Math.PI) / 18000
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const ends: [number, number][] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ]
  return ends.map(([ahead, aside]) => [
    of.x + (ahead * of.length * s) / 2 + (aside * of.beam * c) / 2,
    of.y + (ahead * of.length * c) / 2 - (aside * of.beam * s) / 2,
  ])
}

test('corners run from bow-port clockwise and are whole numbers', () => {
  expect(cornersOf(north)).toEqual([-250, 1000, 250, 1000, 250, -1000, -250, -1000])
  expect(cornersOf(hull(100, 50, 9000))).toEqual([1100, 300, 1100, -200, -900, -200, -900, 300])
  expect(cornersOf({ ...north, beam: 501 })).toEqual([
    -250, 1000, 251, 1000, 251, -1000, -250, -1000,
  ])
})

test('corners are the rectangle rounded, convex and clockwise', () => {
  fc.assert(
    fc.property(anyHull, of => {
      const corners = cornersOf(of)
      rectangle(of).forEach(([x, y], i) => {
        expect(Math.abs((corners[2 * i] ?? NaN) - x)).toBeLessThan(0.5001)
        expect(Math.abs((corners[2 * i + 1] ?? NaN) - y)).toBeLessThan(0.5001)
      })
      expect(oracle(of).orientation()).toBe(Flatten.ORIENTATION.CW)
    }),
    { numRuns: 1000 },
  )
})

test('corners are written into a list where one is given', () => {
  const into = [1, 2, 3]
  expect(cornersOf(north, into)).toBe(into)
  expect(into).toHaveLength(8)
})

test('a hull moves without changing shape', () => {
  fc.assert(
    fc.property(anyHull, fc.integer({ min: 0, max: 9000 }), (of, distance) => {
      const { x, y } = advance(of, distance)
      const before = cornersOf(of)
      const after = cornersOf({ ...of, x, y })
      expect(after.map((value, i) => value - (i % 2 === 0 ? x : y))).toEqual(
        before.map((value, i) => value - (i % 2 === 0 ? of.x : of.y)),
      )
    }),
  )
})

test('bow and stern lie half a length from the centre', () => {
  expect(bowOf(hull(0, 0, 3000))).toEqual({ x: 500, y: 866 })
  expect(sternOf(hull(0, 0, 3000))).toEqual({ x: -500, y: -866 })
  expect(bowOf(hull(7, 9, 18000))).toEqual({ x: 7, y: -991 })
})

test('hulls side by side or bow to stern touch and do not overlap', () => {
  expect(hullsOverlap(north, hull(500, 0))).toBe(false)
  expect(hullsOverlap(north, hull(499, 0))).toBe(true)
  expect(hullsOverlap(north, hull(0, 2000))).toBe(false)
  expect(hullsOverlap(north, hull(0, 1999))).toBe(true)
  expect(hullsOverlap(north, hull(0, 1250, 9000))).toBe(false)
  expect(hullsOverlap(north, hull(0, 1249, 9000))).toBe(true)
})

test('exactly five inches between two hulls are 5000', () => {
  expect(hullDistance(north, hull(0, 7000))).toBe(5000)
  expect(hullDistance(north, hull(5500, 300))).toBe(5000)
  expect(hullDistance(north, hull(3500, -6000))).toBe(5000)
  expect(hullDistance(north, hull(500, 0))).toBe(0)
  expect(hullDistance(north, hull(10, 10, 4500))).toBe(0)
})

test('a limit includes its border', () => {
  expect(isHullWithin(north, hull(0, 7000), 5000)).toBe(true)
  expect(isHullWithin(north, hull(0, 7001), 5000)).toBe(false)
  expect(isHullWithin(north, hull(500, 0), 0)).toBe(true)
  expect(isHullWithin(north, hull(501, 0), 0)).toBe(false)
  expect(isHullWithin(north, north, -1)).toBe(false)
})

test('the distance is the oracle`s, and the same both ways', () => {
  fc.assert(
    fc.property(anyHull, anyHull, (a, b) => {
      const [expected] = oracle(a).distanceTo(oracle(b))
      const found = hullDistance(a, b)
      expect(hullDistance(b, a)).toBe(found)
      if (hullsOverlap(a, b)) expect(found).toBe(0)
      else expect(Math.abs(found - expected)).toBeLessThanOrEqual(0.5001)
    }),
    { numRuns: 2000 },
  )
})

test('overlap is the oracle`s: a shared area', () => {
  fc.assert(
    fc.property(anyHull, anyHull, (a, b) => {
      const shared = Flatten.BooleanOperations.intersect(oracle(a), oracle(b)).area()
      if (shared > 1) expect(hullsOverlap(a, b)).toBe(true)
      else if (oracle(a).distanceTo(oracle(b))[0] > 0) expect(hullsOverlap(a, b)).toBe(false)
      expect(hullsOverlap(b, a)).toBe(hullsOverlap(a, b))
    }),
    { numRuns: 1000 },
  )
})

test('a limit agrees with the distance on both sides of it', () => {
  fc.assert(
    fc.property(anyHull, anyHull, fc.integer({ min: -2, max: 2 }), (a, b, more) => {
      const distance = hullDistance(a, b)
      expect(isHullWithin(a, b, distance + more)).toBe(distance <= distance + more)
    }),
    { numRuns: 1000 },
  )
})

test('distances to points', () => {
  expect(distanceToPoint(north, 0, 6000)).toBe(5000)
  expect(distanceToPoint(north, 250, 1000)).toBe(0)
  expect(distanceToPoint(north, 3, 4)).toBe(0)
  expect(distanceToPoint(north, 253, 1004)).toBe(5)
  fc.assert(
    fc.property(anyHull, fc.integer({ min: -4000, max: 4000 }), (of, x) => {
      const polygon = oracle(of)
      const point = new Flatten.Point(x, 700)
      const expected = polygon.contains(point) ? 0 : polygon.distanceTo(point)[0]
      expect(Math.abs(distanceToPoint(of, x, 700) - expected)).toBeLessThanOrEqual(0.5001)
    }),
    { numRuns: 500 },
  )
})
