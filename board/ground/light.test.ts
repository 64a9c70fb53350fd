import { expect, test } from 'vitest'
import { shadowAt, wholeHour } from './light.ts'

test('shadows lie to the west in the morning and to the east in the evening', () => {
  expect(shadowAt(7 * 60).x).toBeLessThan(0)
  expect(shadowAt(19 * 60).x).toBeGreaterThan(0.5)
})

test('at noon they are short and fall up the sheet, to the north', () => {
  const noon = shadowAt(13 * 60)
  expect(noon.y).toBeLessThan(0)
  expect(Math.hypot(noon.x, noon.y)).toBeLessThan(0.5)
})

test('the light goes by whole hours', () => {
  expect(wholeHour(11 * 60 + 40)).toBe(12 * 60)
  expect(wholeHour(undefined)).toBeUndefined()
})
