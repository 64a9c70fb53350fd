import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bearing,
  cosine,
  fineBearing,
  isWithinCone,
  normalise,
  sine,
  turnBetween,
} from './angle.ts'

const coordinate = fc.integer({ min: -200_000, max: 200_000 })

test('sine and cosine are exact at the quarter points and at 30 and 60 degrees', () => {
  expect([0, 9000, 18000, 27000].map(sine)).toEqual([0, 1, 0, -1])
  expect([0, 9000, 18000, 27000].map(cosine)).toEqual([1, 0, -1, 0])
  expect([3000, 15000, 21000, 33000].map(sine)).toEqual([0.5, 0.5, -0.5, -0.5])
  expect([6000, 12000, 24000, 30000].map(cosine)).toEqual([0.5, -0.5, -0.5, 0.5])
  expect(sine(4500)).toBe(cosine(4500))
  expect(sine(4500)).toBe(Math.SQRT1_2)
})

test('the table agrees with the engine to the last place of a number', () => {
  for (let heading = 0; heading <= 4500; heading += 1) {
    const radians = (heading * Math.PI) / 18000
    expect(Math.abs(sine(heading) - Math.sin(radians))).toBeLessThanOrEqual(Number.EPSILON)
    expect(Math.abs(cosine(heading) - Math.cos(radians))).toBeLessThanOrEqual(Number.EPSILON)
  }
})

test('the tables are symmetric, and a heading may be out of range', () => {
  for (let heading = 0; heading <= 9000; heading += 1) {
    expect(sine(18000 - heading)).toBe(sine(heading))
    expect(sine(-heading) + sine(heading)).toBe(0)
    expect(sine(18000 + heading) + sine(heading)).toBe(0)
    expect(cosine(36000 + heading)).toBe(sine(9000 - heading))
  }
})

test('headings come back into 0..35999, never as minus zero', () => {
  expect([0, 36000, -36000, -1, 35999, 72001].map(normalise)).toEqual([0, 0, 0, 35999, 35999, 1])
})

test('the shortest turn is clockwise where both are half a turn', () => {
  expect(turnBetween(0, 18000)).toBe(18000)
  expect(turnBetween(18000, 0)).toBe(18000)
  expect(turnBetween(0, 18001)).toBe(-17999)
  expect(turnBetween(35900, 100)).toBe(200)
  expect(turnBetween(100, 35900)).toBe(-200)
  expect(turnBetween(4500, 4500)).toBe(0)
})

test('bearings to the eight winds are exact', () => {
  const winds = [
    [0, 5],
    [5, 5],
    [5, 0],
    [5, -5],
    [0, -5],
    [-5, -5],
    [-5, 0],
    [-5, 5],
  ] as const
  expect(winds.map(([x, y]) => bearing(0, 0, x, y))).toEqual([
    0, 4500, 9000, 13500, 18000, 22500, 27000, 31500,
  ])
  expect(bearing(7, 7, 7, 7)).toBe(0)
  expect(bearing(0, 0, -1, 100_000)).toBe(0)
  expect(bearing(0, 0, -10, 100_000)).toBe(35999)
})

test('bearings are the nearest hundredth of a degree', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      fc.pre(x !== 0 || y !== 0)
      const degrees = (Math.atan2(x, y) * 180) / Math.PI
      const expected = ((Math.round(degrees * 100) % 36000) + 36000) % 36000
      expect(bearing(1000, -500, 1000 + x, y - 500)).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})

test('unrounded bearings agree with the engine', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      fc.pre(x !== 0 || y !== 0)
      const expected = (Math.atan2(x, y) * 18000) / Math.PI
      const gap = Math.abs(fineBearing(x, y) - expected)
      expect(Math.min(gap, Math.abs(gap - 36000))).toBeLessThan(2e-9)
    }),
    { numRuns: 2000 },
  )
})

test('the border of a cone belongs to it, and so does its apex', () => {
  expect(isWithinCone(0, 0, 0, 4500, 1000, 1000)).toBe(true)
  expect(isWithinCone(0, 0, 0, 4499, 1000, 1000)).toBe(false)
  expect(isWithinCone(0, 0, 35500, 5000, 1000, 1000)).toBe(true)
  expect(isWithinCone(0, 0, 35499, 5000, 1000, 1000)).toBe(false)
  expect(isWithinCone(5, 5, 18000, 0, 5, 5)).toBe(true)
  expect(isWithinCone(5, 5, 18000, 0, 5, 4)).toBe(true)
  expect(isWithinCone(5, 5, 18000, 17999, 5, 6)).toBe(false)
  expect(isWithinCone(5, 5, 18000, 18000, 5, 6)).toBe(true)
})

test('a point on a slanting border, rounded to thousandths, counts as on it', () => {
  expect(isWithinCone(0, 0, 0, 3000, 5000, 8660)).toBe(true)
  expect(isWithinCone(0, 0, 0, 3000, 2500, 4330)).toBe(true)
  expect(isWithinCone(0, 0, 0, 3000, 5002, 8660)).toBe(false)
})

test('a cone agrees with the angle between two vectors', () => {
  const coordinate = fc.integer({ min: -9000, max: 9000 })
  fc.assert(
    fc.property(coordinate, coordinate, fc.nat(35999), fc.nat(18000), (x, y, axis, half) => {
      fc.pre(x !== 0 || y !== 0)
      const radians = (axis * Math.PI) / 18000
      const along = (x * Math.sin(radians) + y * Math.cos(radians)) / Math.hypot(x, y)
      const angle = (Math.acos(Math.max(-1, Math.min(1, along))) * 18000) / Math.PI
      fc.pre(Math.abs(angle - half) > 1)
      expect(isWithinCone(0, 0, axis, half, x, y)).toBe(angle < half)
    }),
    { numRuns: 1000 },
  )
})
