import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { pointToPolygonEdge } from './polygon.ts'
import { isSightClear, segmentCrossesHull } from './sight.ts'

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

const coordinate = fc.integer({ min: -4000, max: 4000 })

test('a hull between blocks sight, the two at its ends do not', () => {
  const [a, between, b] = [hull(0, 0), hull(3000, 0), hull(6000, 0)]
  const fleet = [a, between, b]
  expect(isSightClear(0, 0, 6000, 0, fleet, [], a, b)).toBe(false)
  expect(isSightClear(0, 0, 6000, 0, fleet, [], a, between)).toBe(false)
  expect(isSightClear(0, 0, 6000, 0, [a, b], [], a, b)).toBe(true)
  expect(isSightClear(0, 0, 3000, 0, fleet, [], a, between)).toBe(true)
  expect(isSightClear(0, 0, 6000, 0, fleet, [])).toBe(false)
})

test('a line along a hull`s side or through its corner is clear, one thousandth in is not', () => {
  expect(isSightClear(250, -9000, 250, 9000, [hull(0, 0)], [])).toBe(true)
  expect(isSightClear(249, -9000, 249, 9000, [hull(0, 0)], [])).toBe(false)
  expect(isSightClear(-750, 1500, 1250, -500, [hull(0, 0)], [])).toBe(false)
  expect(isSightClear(-750, 2000, 1250, 0, [hull(0, 0)], [])).toBe(true)
  expect(isSightClear(-750, 1999, 1250, -1, [hull(0, 0)], [])).toBe(false)
})

test('a line that touches a slanting hull`s outermost corner is clear, whichever way it runs', () => {
  const slanting = hull(0, 0, 4500)
  expect(segmentCrossesHull(884, 430, 884, 630, slanting)).toBe(false)
  expect(segmentCrossesHull(884, 630, 884, 430, slanting)).toBe(false)
  expect(segmentCrossesHull(883, 430, 883, 630, slanting)).toBe(true)
})

test('land blocks sight', () => {
  const cape = [2000, -500, 3000, -500, 3000, 500, 2000, 500]
  expect(isSightClear(0, 0, 6000, 0, [], [cape])).toBe(false)
  expect(isSightClear(0, 500, 6000, 500, [], [cape])).toBe(true)
  expect(isSightClear(0, 0, 1999, 0, [], [cape])).toBe(true)
})

test('a hull is crossed where the oracle finds more than a touch', () => {
  fc.assert(
    fc.property(
      fc.record({ x: coordinate, y: coordinate, heading: fc.nat(35999) }),
      fc.tuple(coordinate, coordinate, coordinate, coordinate),
      (pose, line) => {
        const of = { ...pose, length: 2000, beam: 500 }
        const c = cornersOf(of)
        const shape = new Flatten.Polygon([
          [0, 2, 4, 6].map(i => new Flatten.Point(c[i] ?? 0, c[i + 1] ?? 0)),
        ])
        const [ax, ay, bx, by] = line
        const middle = new Flatten.Point((ax + bx) / 2, (ay + by) / 2)
        fc.pre(ax !== bx || ay !== by)
        const path = new Flatten.Segment(new Flatten.Point(ax, ay), new Flatten.Point(bx, by))
        fc.pre([...shape.vertices].every(corner => corner.distanceTo(path)[0] > 0.001))
        fc.pre(
          [path.start, path.end].every(end => pointToPolygonEdge(end.x, end.y, c).distance > 0),
        )
        const isCut = path.intersect(shape).length > 0 || shape.contains(middle)
        expect(segmentCrossesHull(ax, ay, bx, by, of)).toBe(isCut)
      },
    ),
    { numRuns: 1500 },
  )
})

test('a point is crossed only inside', () => {
  expect(segmentCrossesHull(10, 10, 10, 10, hull(0, 0))).toBe(true)
  expect(segmentCrossesHull(250, 0, 250, 0, hull(0, 0))).toBe(false)
  expect(segmentCrossesHull(251, 0, 251, 0, hull(0, 0))).toBe(false)
})
