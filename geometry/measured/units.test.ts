import { expect, test } from 'vitest'
import { degrees, inches, whole } from './units.ts'

test('inches and degrees become whole numbers', () => {
  expect(inches(5)).toBe(5000)
  expect(inches(2.3)).toBe(2300)
  expect(inches(0.0005)).toBe(1)
  expect(degrees(30)).toBe(3000)
  expect(degrees(22.5)).toBe(2250)
})

test('halves are rounded upward and there is no minus zero', () => {
  expect([0.5, -0.5, 1.49, -1.5, -1.51].map(whole)).toEqual([1, 0, 1, -1, -2])
  expect(Object.is(whole(-0.2), 0)).toBe(true)
})
