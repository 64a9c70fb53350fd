import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOnSegment,
  segmentsCross,
  segmentsMeet,
  sideOfLine,
  squaredToSegment,
} from './segment.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const four = fc.tuple(coordinate, coordinate, coordinate, coordinate)

function segment([ax, ay, bx, by]: [number, number, number, number]): Flatten.Segment {
  return new Flatten.Segment(new Flatten.Point(ax, ay), new Flatten.Point(bx, by))
}

test('port of a line is positive, starboard negative', () => {
  expect(sideOfLine(0, 0, 0, 10, -1, 5)).toBeGreaterThan(0)
  expect(sideOfLine(0, 0, 0, 10, 1, 5)).toBeLessThan(0)
  expect(sideOfLine(0, 0, 0, 10, 0, 99)).toBe(0)
})

test('squared distances to an end, to the middle, and to a segment without length', () => {
  expect(squaredToSegment(-3, -4, 0, 0, 10, 0)).toBe(25)
  expect(squaredToSegment(13, 4, 0, 0, 10, 0)).toBe(25)
  expect(squaredToSegment(5, 6, 0, 0, 10, 0)).toBe(36)
  expect(squaredToSegment(3, 4, 0, 0, 0, 0)).toBe(25)
})

test('distance and incidence are the oracle`s', () => {
  fc.assert(
    fc.property(four, coordinate, coordinate, (line, x, y) => {
      fc.pre(line[0] !== line[2] || line[1] !== line[3])
      const point = new Flatten.Point(x, y)
      const [expected] = point.distanceTo(segment(line))
      expect(Math.sqrt(squaredToSegment(x, y, ...line))).toBeCloseTo(expected, 6)
      expect(isOnSegment(x, y, ...line)).toBe(segment(line).contains(point))
    }),
    { numRuns: 1000 },
  )
})

test('segments cross only between their ends', () => {
  expect(segmentsCross(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true)
  expect(segmentsCross(0, 0, 10, 10, 0, 10, 5, 5)).toBe(false)
  expect(segmentsCross(0, 0, 10, 10, 5, 5, 20, 20)).toBe(false)
  expect(segmentsCross(0, 0, 10, 10, 20, 0, 0, 21)).toBe(false)
})

test('segments meet at their ends and along each other too', () => {
  expect(segmentsMeet(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true)
  expect(segmentsMeet(0, 0, 10, 10, 0, 10, 5, 5)).toBe(true)
  expect(segmentsMeet(0, 0, 10, 10, 5, 5, 20, 20)).toBe(true)
  expect(segmentsMeet(0, 0, 10, 10, 11, 11, 20, 20)).toBe(false)
  expect(segmentsMeet(0, 0, 10, 10, 20, 0, 0, 21)).toBe(false)
})

test('segments that cross meet; those that meet without an end on the other cross', () => {
  fc.assert(
    fc.property(four, four, (one, other) => {
      const [ax, ay, bx, by] = one
      const [cx, cy, dx, dy] = other
      const isTouched =
        isOnSegment(ax, ay, ...other) ||
        isOnSegment(bx, by, ...other) ||
        isOnSegment(cx, cy, ...one) ||
        isOnSegment(dx, dy, ...one)
      const doCross = segmentsCross(...one, ...other)
      expect(segmentsMeet(...one, ...other)).toBe(doCross || isTouched)
      expect(doCross && isTouched).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
