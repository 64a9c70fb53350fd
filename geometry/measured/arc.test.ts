import * as Flatten from '@flatten-js/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcOutline, isInBroadsideArc } from './arc.ts'
import type { Broadside } from './arc.ts'
import { cornersOf, distanceToPoint } from './hull.ts'
import type { Hull } from './hull.ts'
import { isSimple } from './polygon-shape.ts'
import { containsPoint } from './polygon.ts'

const north: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }

function post(x: number, y: number): Hull {
  return { x, y, heading: 0, length: 100, beam: 100 }
}

const ship = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  heading: fc.nat(35999),
  length: fc.integer({ min: 100, max: 2300 }),
  beam: fc.integer({ min: 100, max: 600 }),
})
const broadside = fc.constantFrom<Broadside[]>('port', 'starboard')

function pairs(flat: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i < flat.length; i += 2) found.push([flat[i] ?? NaN, flat[i + 1] ?? NaN])
  return found
}

/** The arc as a triangle cut off far away, by the engine's trigonometry. */
function oracle(of: Hull, side: Broadside, foreAft: number): Flatten.Polygon {
  const turn = (of.heading * Math.PI) / 18000
  const far = 100_000
  const spread = far * Math.tan((foreAft * Math.PI) / 18000)
  const points = [
    [of.length / 2, 0],
    [of.length / 2 + spread, far],
    [-of.length / 2 - spread, far],
    [-of.length / 2, 0],
  ].map(([ahead = 0, aside = 0]) => {
    const east = side === 'starboard' ? aside : -aside
    return new Flatten.Point(
      of.x + ahead * Math.sin(turn) + east * Math.cos(turn),
      of.y + ahead * Math.cos(turn) - east * Math.sin(turn),
    )
  })
  return new Flatten.Polygon([points])
}

test('abeam is in the arc, ahead, astern and the other side are not', () => {
  expect(isInBroadsideArc(north, 'starboard', post(5000, 0), 3000)).toBe(true)
  expect(isInBroadsideArc(north, 'port', post(5000, 0), 3000)).toBe(false)
  expect(isInBroadsideArc(north, 'port', post(-5000, 0), 3000)).toBe(true)
  expect(isInBroadsideArc(north, 'starboard', post(0, 5000), 3000)).toBe(false)
  expect(isInBroadsideArc(north, 'port', post(0, -5000), 3000)).toBe(false)
})

test('rays begin at bow and stern: a corner on one is in, further on it is not', () => {
  // The corner nearest the ray is to starboard and aft of the post: x + 50, y - 50.
  expect(isInBroadsideArc(north, 'starboard', post(4950, 6050), 4500)).toBe(true)
  expect(isInBroadsideArc(north, 'starboard', post(4950, 6053), 4500)).toBe(false)
  expect(isInBroadsideArc(north, 'starboard', post(4950, -6050), 4500)).toBe(true)
  expect(isInBroadsideArc(north, 'starboard', post(4950, -6053), 4500)).toBe(false)
  expect(isInBroadsideArc(north, 'port', post(-4950, 6050), 4500)).toBe(true)
  expect(isInBroadsideArc(north, 'port', post(-4950, 6053), 4500)).toBe(false)
})

test('thirty degrees: corners rounded to the ray count as on it', () => {
  // tan 30 times 5000 is 2886.75.
  expect(isInBroadsideArc(north, 'starboard', post(4950, 3937), 3000)).toBe(true)
  expect(isInBroadsideArc(north, 'starboard', post(4950, 3940), 3000)).toBe(false)
})

test('a target that covers the arc without a corner in it is in', () => {
  const long: Hull = { x: 3000, y: 0, heading: 0, length: 20000, beam: 100 }
  expect(isInBroadsideArc(north, 'starboard', long, 3000)).toBe(true)
  expect(isInBroadsideArc(north, 'port', long, 3000)).toBe(false)
  const across: Hull = { x: 1000, y: 2300, heading: 13500, length: 9000, beam: 100 }
  expect(isInBroadsideArc(north, 'starboard', across, 0)).toBe(true)
})

test('the arc is the oracle`s, but for the last thousandths at its border', () => {
  fc.assert(
    fc.property(
      ship,
      ship,
      broadside,
      fc.integer({ min: 0, max: 8000 }),
      (of, at, side, foreAft) => {
        const arc = oracle(of, side, foreAft)
        const target = new Flatten.Polygon([
          pairs(cornersOf(at)).map(([x, y]) => new Flatten.Point(x, y)),
        ])
        const meets =
          target.distanceTo(arc)[0] === 0 || arc.contains(target) || target.contains(arc)
        const depth = Math.min(
          ...[...arc.vertices].map(corner => (target.contains(corner) ? 0 : Infinity)),
          ...[...target.vertices].map(corner =>
            arc.contains(corner) ? 0 : corner.distanceTo(arc)[0],
          ),
        )
        if (!meets) fc.pre(target.distanceTo(arc)[0] > 2 && depth > 2)
        expect(isInBroadsideArc(of, side, at, foreAft)).toBe(meets)
      },
    ),
    { numRuns: 2000 },
  )
})

test('an arc to draw reaches as far as the guns and no further', () => {
  const outline = arcOutline(north, 'starboard', 3000, 15000)
  expect(isSimple(outline)).toBe(true)
  expect(pairs(outline)[0]).toEqual([0, 1000])
  expect(pairs(outline).at(-1)).toEqual([0, -1000])
  expect(containsPoint(outline, 15249, 0)).toBe(true)
  expect(containsPoint(outline, 15251, 0)).toBe(false)
  const port = arcOutline(north, 'port', 3000, 15000)
  expect(pairs(port)).toEqual(pairs(outline).map(([x, y]) => [0 - x, y]))
})

test('every point of a drawn range line is at that range and in the arc', () => {
  fc.assert(
    fc.property(
      ship,
      broadside,
      fc.integer({ min: 0, max: 6000 }),
      fc.integer({ min: 1000, max: 15000 }),
      (of, side, foreAft, range) => {
        const line = pairs(arcOutline(of, side, foreAft, range)).slice(1, -1)
        expect(line.length).toBeGreaterThanOrEqual(2)
        for (const [x, y] of line) {
          expect(Math.abs(distanceToPoint(of, x, y) - range)).toBeLessThanOrEqual(2)
          const spot = { x, y, heading: 0, length: 20, beam: 20 }
          expect(isInBroadsideArc(of, side, spot, foreAft)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a target across the corner of the arc at the bow: one thousandth off it is on it', () => {
  const shooter: Hull = { x: 50_000, y: 50_000, heading: 0, length: 2000, beam: 500 }
  // Its side towards the ship runs north-east, past her bow: its length there is 2000, its slope 1.
  const passing = (off: number): Hull => ({
    x: 50_000 - 71,
    y: 50_000 + 1071 + off,
    heading: 4500,
    length: 2000,
    beam: 200,
  })
  expect(isInBroadsideArc(shooter, 'starboard', passing(1), 3000)).toBe(true)
  expect(isInBroadsideArc(shooter, 'starboard', passing(2), 3000)).toBe(false)
})

test('an arc without an angle to draw is a rectangle, a narrow one begins on its ray', () => {
  expect(pairs(arcOutline(north, 'starboard', 0, 15000))).toEqual([
    [0, 1000],
    [15250, 1000],
    [15250, -1000],
    [0, -1000],
  ])
})

test('the range line of a drawn arc begins on the ray from the bow', () => {
  fc.assert(
    fc.property(
      ship,
      fc.integer({ min: 0, max: 6000 }),
      fc.integer({ min: 1000, max: 15000 }),
      (of, foreAft, range) => {
        const placed = { ...of, x: 0, y: 0, heading: 0 }
        const [, [x, y] = [0, 0]] = pairs(arcOutline(placed, 'starboard', foreAft, range))
        const ray = (foreAft * Math.PI) / 18000
        const off = (y - of.length / 2) * Math.cos(ray) - x * Math.sin(ray)
        expect(Math.abs(off)).toBeLessThan(3)
      },
    ),
    { numRuns: 300 },
  )
})
