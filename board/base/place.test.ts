import { expect, test } from 'vitest'
import { along, boundsOf, headingTo, turnBetween } from './place.ts'

test('headings count clockwise from north in hundredths of a degree', () => {
  const origin = { x: 0, y: 0 }
  expect(headingTo(origin, { x: 0, y: 5 })).toBe(0)
  expect(headingTo(origin, { x: 5, y: 0 })).toBe(9000)
  expect(headingTo(origin, { x: 0, y: -5 })).toBe(18000)
  expect(headingTo(origin, { x: -5, y: 0 })).toBe(27000)
  expect(along(origin, 9000, 10).x).toBeCloseTo(10)
})

test('a turn takes the short way round', () => {
  expect(turnBetween(35000, 1000)).toBe(2000)
  expect(turnBetween(1000, 35000)).toBe(-2000)
})

test('bounds hold all points, and no points have none', () => {
  expect(
    boundsOf([
      { x: 3, y: 9 },
      { x: -1, y: 4 },
    ]),
  ).toEqual({ x: -1, y: 4, width: 4, height: 5 })
  expect(() => boundsOf([])).toThrow(RangeError)
})
