import { expect, test } from 'vitest'
import { pointsOf } from './place.ts'
import { isWithin, roomiestPlace, soundingsIn } from './soundings.ts'

const triangle = [0, 0, 100, 0, 0, 100]

test('a point lies within an outline or without', () => {
  expect(isWithin(pointsOf(triangle), { x: 20, y: 20 })).toBe(true)
  expect(isWithin(pointsOf(triangle), { x: 80, y: 80 })).toBe(false)
})

test('soundings stand within their zone, and not too many of them', () => {
  const places = soundingsIn(triangle, 1)
  expect(places.length).toBeGreaterThan(10)
  expect(places.length).toBeLessThanOrEqual(60)
  for (const place of places) expect(isWithin(pointsOf(triangle), place)).toBe(true)
})

test('a name stands deep within its shape, away from what is there', () => {
  const square = [0, 0, 100, 0, 100, 100, 0, 100]
  expect(roomiestPlace(square, [])).toEqual({ x: 50, y: 50 })
  const place = roomiestPlace(square, [{ x: 50, y: 50 }])
  expect(Math.hypot(place.x - 50, place.y - 50)).toBeGreaterThan(20)
})
