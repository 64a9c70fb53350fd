import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cosine, sine } from './angle.ts'
import { cornersOf } from './hull.ts'
import type { Hull } from './hull.ts'
import {
  containsPoint,
  distanceToPolygon,
  hullMeetsPolygon,
  pointToPolygonEdge,
  segmentCrossesPolygon,
} from './polygon.ts'
import type { Polygon } from './polygon.ts'

/** A bay open to the north: land west, south and east of it. */
const bay: Polygon = [
  0, 0, 9000, 0, 9000, 9000, 6000, 9000, 6000, 3000, 3000, 3000, 3000, 9000, 0, 9000,
]

const coordinate = fc.integer({ min: -6000, max: 6000 })

const anyHull = fc.record({
  x: coordinate,
  y: coordinate,
  heading: fc.integer({ min: 0, max: 35999 }),
  length: fc.integer({ min: 20, max: 3000 }),
  beam: fc.integer({ min: 20, max: 1000 }),
})

/** A star around a point: simple by its making, often concave, either way round. */
const anyPolygon = fc
  .record({
    reaches: fc.array(fc.integer({ min: 200, max: 4000 }), { minLength: 3, maxLength: 12 }),
    x: fc.integer({ min: -3000, max: 3000 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    isClockwise: fc.boolean(),
  })
  .map(({ reaches, x, y, isClockwise }) => {
    const step = Math.floor(36000 / reaches.length)
    return reaches.flatMap((reach, i) => {
      const heading = (isClockwise ? i : -i) * step
      return [x + Math.round(reach * sine(heading)), y + Math.round(reach * cosine(heading))]
    })
  })

function oracle(flat: readonly number[]): Flatten.Polygon {
  const points: Flatten.Point[] = []
  for (let i = 0; i < flat.length; i += 2)
    points.push(new Flatten.Point(flat[i] ?? 0, flat[i + 1] ?? 0))
  return new Flatten.Polygon([points])
}

function cornersReversed(polygon: Flatten.Polygon): number[] {
  return polygon.vertices.toReversed().flatMap(({ x, y }) => [x, y])
}

function sharedArea(one: Flatten.Polygon, other: Flatten.Polygon): number {
  const turned = one.orientation() === other.orientation() ? other : oracle(cornersReversed(other))
  return Math.abs(Flatten.BooleanOperations.intersect(one, turned).area())
}

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

test('border and corners belong to a polygon, a bay does not', () => {
  expect(containsPoint(bay, 4500, 1500)).toBe(true)
  expect(containsPoint(bay, 4500, 3000)).toBe(true)
  expect(containsPoint(bay, 4500, 3001)).toBe(false)
  expect(containsPoint(bay, 3000, 9000)).toBe(true)
  expect(containsPoint(bay, 4500, 9000)).toBe(false)
  expect(containsPoint(bay, -1, 9000)).toBe(false)
  expect(containsPoint(bay, 0, 4500)).toBe(true)
})

test('containment is the oracle`s', () => {
  fc.assert(
    fc.property(anyPolygon, coordinate, coordinate, (polygon, x, y) => {
      expect(containsPoint(polygon, x, y)).toBe(oracle(polygon).contains(new Flatten.Point(x, y)))
    }),
    { numRuns: 2000 },
  )
})

test('a hull in the bay touches its shores without meeting them', () => {
  expect(hullMeetsPolygon(hull(4500, 4000), bay)).toBe(false)
  expect(hullMeetsPolygon(hull(4500, 3999), bay)).toBe(true)
  expect(hullMeetsPolygon(hull(3250, 6000), bay)).toBe(false)
  expect(hullMeetsPolygon(hull(3249, 6000), bay)).toBe(true)
  expect(hullMeetsPolygon(hull(4500, 1400, 9000), bay)).toBe(true)
  expect(hullMeetsPolygon(hull(1500, 1500, 4500), bay)).toBe(true)
})

test('distance from a hull to the shore', () => {
  expect(distanceToPolygon(hull(4500, 9000), bay)).toBe(1250)
  expect(distanceToPolygon(hull(4500, 4500), bay)).toBe(500)
  expect(distanceToPolygon(hull(4500, 4000), bay)).toBe(0)
  expect(distanceToPolygon(hull(1500, 1500, 4500), bay)).toBe(0)
  expect(distanceToPolygon(hull(-3250, 0), bay)).toBe(3000)
})

test('meeting and distance are the oracle`s', () => {
  fc.assert(
    fc.property(anyHull, anyPolygon, (of, polygon) => {
      const [ship, land] = [oracle(cornersOf(of)), oracle(polygon)]
      const shared = sharedArea(ship, land)
      const [distance] = ship.distanceTo(land)
      if (shared > 1) expect(hullMeetsPolygon(of, polygon)).toBe(true)
      else if (distance > 0) expect(hullMeetsPolygon(of, polygon)).toBe(false)
      if (shared > 1) expect(distanceToPolygon(of, polygon)).toBe(0)
      else expect(Math.abs(distanceToPolygon(of, polygon) - distance)).toBeLessThanOrEqual(0.5001)
    }),
    { numRuns: 1500 },
  )
})

test('the nearest point of a border, from outside and inside', () => {
  expect(pointToPolygonEdge(-300, 400, bay)).toEqual({ x: 0, y: 400, distance: 300 })
  expect(pointToPolygonEdge(4500, 2900, bay)).toEqual({ x: 4500, y: 3000, distance: 100 })
  expect(pointToPolygonEdge(-300, -400, bay)).toEqual({ x: 0, y: 0, distance: 500 })
  fc.assert(
    fc.property(anyPolygon, coordinate, coordinate, (polygon, x, y) => {
      const found = pointToPolygonEdge(x, y, polygon)
      const border = [...oracle(polygon).edges] as Flatten.Edge[]
      const point = new Flatten.Point(x, y)
      const expected = Math.min(...border.map(edge => point.distanceTo(edge.shape)[0]))
      expect(Math.abs(found.distance - expected)).toBeLessThanOrEqual(0.5001)
      expect(Math.abs(Math.hypot(found.x - x, found.y - y) - expected)).toBeLessThan(1)
    }),
    { numRuns: 500 },
  )
})

test('a line of sight over land, along a shore and past a cape', () => {
  expect(segmentCrossesPolygon(-1000, 1500, 10000, 1500, bay)).toBe(true)
  expect(segmentCrossesPolygon(-1000, 0, 10000, 0, bay)).toBe(false)
  expect(segmentCrossesPolygon(3000, 3000, 6000, 3000, bay)).toBe(false)
  expect(segmentCrossesPolygon(0, 9000, 9000, 9000, bay)).toBe(false)
  expect(segmentCrossesPolygon(-1000, 3000, 10000, 3000, bay)).toBe(true)
  expect(segmentCrossesPolygon(-1000, 10000, 1000, 8000, bay)).toBe(true)
  expect(segmentCrossesPolygon(-1000, 10000, 0, 9000, bay)).toBe(false)
  expect(segmentCrossesPolygon(-1000, 8000, 1000, 10000, bay)).toBe(false)
})

test('a line through two corners crosses where the way between them is land', () => {
  expect(segmentCrossesPolygon(3000, 9000, 6000, 9000, bay)).toBe(false)
  expect(segmentCrossesPolygon(0, 0, 3000, 3000, bay)).toBe(true)
  expect(segmentCrossesPolygon(0, 0, 9000, 9000, bay)).toBe(true)
  expect(segmentCrossesPolygon(3000, 3000, 6000, 9000, bay)).toBe(false)
  expect(segmentCrossesPolygon(100, 100, 200, 200, bay)).toBe(true)
  expect(segmentCrossesPolygon(4500, 4000, 4600, 5000, bay)).toBe(false)
})

test('a line crosses where the oracle finds part of it inside', () => {
  fc.assert(
    fc.property(
      anyPolygon,
      fc.tuple(coordinate, coordinate, coordinate, coordinate),
      (polygon, [ax, ay, bx, by]) => {
        const line = new Flatten.Segment(new Flatten.Point(ax, ay), new Flatten.Point(bx, by))
        const land = oracle(polygon)
        const ends = [line.start, line.end]
        fc.pre([...land.vertices].every(corner => corner.distanceTo(line)[0] > 0.001))
        fc.pre(ends.every(end => pointToPolygonEdge(end.x, end.y, polygon).distance > 0))
        const cuts = line.intersect(land).length
        const isInside = land.contains(new Flatten.Point((ax + bx) / 2, (ay + by) / 2))
        expect(segmentCrossesPolygon(ax, ay, bx, by, polygon)).toBe(cuts > 0 || isInside)
      },
    ),
    { numRuns: 1500 },
  )
})

test('of equally near points of a border that on the first side is taken', () => {
  expect(pointToPolygonEdge(1000, 1000, [0, 0, 2000, 0, 2000, 2000, 0, 2000])).toEqual({
    x: 1000,
    y: 0,
    distance: 1000,
  })
})

test('a border that stays for a while in one corner has that corner for its nearest point', () => {
  expect(pointToPolygonEdge(-200, -300, [100, 100, 100, 100, 1000, 100, 100, 1000])).toEqual({
    x: 100,
    y: 100,
    distance: 500,
  })
})

test('a spit that reaches into any corner of a hull meets it, whichever way she heads', () => {
  for (let heading = 0; heading < 36000; heading += 1500) {
    const of = hull(300, -700, heading)
    const corners = cornersOf(of)
    for (let i = 0; i < 8; i += 2) {
      const [x, y] = [corners[i] ?? NaN, corners[i + 1] ?? NaN]
      const tip = [x + Math.round((of.x - x) / 10), y + Math.round((of.y - y) / 10)]
      const root = [x + (x - of.x), y + (y - of.y)]
      const spit = [...tip, ...root, (root[0] ?? 0) + 5, (root[1] ?? 0) + 5]
      expect(hullMeetsPolygon(of, spit)).toBe(true)
    }
  }
})
