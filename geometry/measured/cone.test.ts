import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinCone } from './cone.ts'

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
