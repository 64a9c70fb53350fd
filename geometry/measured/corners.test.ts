import { expect, test } from 'vitest'
import { cornersOverlap, segmentMeetsCorners, squaredBetween, squaredToPoint } from './corners.ts'

const square = Float64Array.of(0, 10, 10, 10, 10, 0, 0, 0)
const diamond = Float64Array.of(15, 15, 20, 10, 15, 5, 10, 10)

test('a corner on a side is a touch', () => {
  expect(cornersOverlap(square, diamond)).toBe(false)
  expect(
    cornersOverlap(
      square,
      diamond.map((value, i) => (i % 2 === 0 ? value - 1 : value - 2)),
    ),
  ).toBe(true)
  expect(squaredBetween(square, diamond)).toBe(0)
})

test('squared distances are whole where corners are nearest', () => {
  expect(
    squaredBetween(
      square,
      diamond.map(value => value + 5),
    ),
  ).toBe(50)
  expect(
    squaredBetween(
      square,
      square.map(value => value + 13),
    ),
  ).toBe(18)
  expect(squaredBetween(square, square)).toBe(0)
  expect(squaredToPoint(square, 13, 14)).toBe(25)
  expect(squaredToPoint(square, 5, -3)).toBe(9)
  expect(squaredToPoint(square, 5, 5)).toBe(0)
})

test('an obtuse corner is nearest though neither of its sides faces the point squarely', () => {
  const skewed = Float64Array.of(0, 10, 11, 11, 10, 0, 0, 0)
  expect(squaredToPoint(skewed, 15, 14)).toBe(25)
  const far = Float64Array.of(15, 20, 25, 20, 25, 14, 15, 14)
  expect(squaredBetween(skewed, far)).toBe(25)
})

test('a segment meets the inside, not the rim', () => {
  expect(segmentMeetsCorners(-5, 5, 15, 5, square)).toBe(true)
  expect(segmentMeetsCorners(-5, 0, 15, 0, square)).toBe(false)
  expect(segmentMeetsCorners(-5, 5, 5, 15, square)).toBe(false)
  expect(segmentMeetsCorners(-5, 5, 6, 15, square)).toBe(true)
  expect(segmentMeetsCorners(2, 2, 3, 3, square)).toBe(true)
  expect(segmentMeetsCorners(-5, 5, 0, 5, square)).toBe(false)
})
