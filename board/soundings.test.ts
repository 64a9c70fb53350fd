import { expect, test } from 'vitest'
import { isWithin, soundingsIn } from './soundings.ts'
import { pointsOf } from './place.ts'

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
