import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aheadUntilMet, turnUntilMet } from './box.ts'
import type { Hull } from './hull.ts'

const north: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }
const pier = [100, 4000, 200, 4000, 200, 4600, 100, 4600]
const thorn = [500, 0, 600, 20, 600, -20]

test('ahead: the distance to what lies in the track', () => {
  expect(aheadUntilMet(north, 0, pier)).toBe(3000)
  expect(aheadUntilMet(north, 3, pier)).toBe(2997)
  expect(aheadUntilMet({ ...north, y: 3000 }, 0, pier)).toBe(0)
  expect(aheadUntilMet({ ...north, y: 5700 }, 0, pier)).toBe(Infinity)
  expect(aheadUntilMet({ ...north, x: 450 }, 0, pier)).toBe(Infinity)
  expect(aheadUntilMet({ ...north, x: 449 }, 0, pier)).toBe(3000)
})

test('ahead: a slanting side is met where it enters the track', () => {
  const slope = [0, 4000, 1000, 5000, 1000, 9000, 0, 9000]
  expect(aheadUntilMet({ ...north, x: 500 }, 0, slope)).toBeCloseTo(3250, 9)
})

test('turning: a thorn at twice half the beam is met at sixty degrees', () => {
  expect(turnUntilMet(north, true, 0, thorn)).toBeCloseTo(6000, 8)
  expect(turnUntilMet(north, false, 0, thorn)).toBeCloseTo(6000, 8)
  expect(turnUntilMet(north, true, 0, pier)).toBe(Infinity)
  expect(turnUntilMet({ ...north, heading: 9000 }, true, 0, thorn)).toBe(0)
})

test('turning: the corner meets a wall it can reach', () => {
  const wall = [800, -5000, 900, -5000, 900, 5000, 800, 5000]
  const half = (Math.atan2(250, 1000) * 18000) / Math.PI
  const expected = (Math.asin(800 / Math.hypot(250, 1000)) * 18000) / Math.PI - half
  expect(turnUntilMet(north, true, 0, wall)).toBeCloseTo(expected, 8)
  expect(turnUntilMet(north, false, 0, wall)).toBeCloseTo(expected, 8)
})

test('turning: a hull broader than long is met the same', () => {
  const broad = { ...north, heading: 9000, length: 500, beam: 2000 }
  expect(turnUntilMet(broad, true, 0, thorn)).toBeCloseTo(6000, 8)
})

test('turning: no sampled angle before the found one meets the outline, the next one does', () => {
  const coordinate = fc.integer({ min: -1500, max: 1500 })
  const outline = fc.array(coordinate, { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(outline, fc.nat(35999), fc.boolean(), (points, heading, isClockwise) => {
      const hull = { ...north, heading }
      const found = turnUntilMet(hull, isClockwise, 0, points)
      const isMetAt = (angle: number, grown: number) => {
        const turned = heading + (isClockwise ? angle : -angle)
        return aheadUntilMet({ ...hull, heading: turned }, grown, points) === 0
      }
      for (let angle = 0; angle < Math.min(found, 18000); angle += 97) {
        expect(isMetAt(angle, -0.001)).toBe(false)
      }
      if (found < Infinity) expect(isMetAt(Math.round(found), 0.2)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('turning: a hull turns away from what touches its side, until half a turn brings the side back', () => {
  const beside = [250, 990, 500, 1980, 505, 1980]
  const angle = 18000 - (2 * Math.atan2(250, 990) * 18000) / Math.PI
  expect(turnUntilMet(north, false, 0, beside)).toBeCloseTo(angle, 8)
  expect(turnUntilMet(north, true, 0, beside)).toBe(0)
})
