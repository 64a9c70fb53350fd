import { expect, test } from 'vitest'
import { isBetween, rangeWithin } from './range.ts'

test('the range is the larger way, east or south', () => {
  expect(rangeWithin(-2, 1, 3, 4)).toBe(2)
  expect(rangeWithin(1, -3, 3, 4)).toBe(3)
})

test('the own dot, too far and too far on the slant are out of range', () => {
  expect([rangeWithin(0, 0, 3, 4), rangeWithin(4, 0, 3, 4), rangeWithin(2, 3, 3, 4)]).toEqual([
    null,
    null,
    null,
  ])
})

const from = { x: 5, y: 5 }

test('dots of the line lie between, its ends do not', () => {
  const to = { x: 8, y: 5 }
  const between = [4, 5, 6, 7, 8, 9].filter(x => isBetween({ x, y: 5 }, from, to))
  expect(between).toEqual([6, 7])
})

test('on the diagonal the dot in the middle lies between', () => {
  expect(isBetween({ x: 4, y: 6 }, from, { x: 3, y: 7 })).toBe(true)
  expect(isBetween({ x: 4, y: 5 }, from, { x: 3, y: 7 })).toBe(false)
})
