import { expect, test } from 'vitest'
import { headingOf, headings, stepOf, turnBetween, turned } from './heading.ts'

test('headings go round clockwise from north, y to the south', () => {
  const steps = headings.map(heading => [stepOf(heading).dx, stepOf(heading).dy])
  const [north, , east, southEast, , , west] = steps
  expect([north, east, southEast, west]).toEqual([
    [0, -1],
    [1, 0],
    [1, 1],
    [-1, 0],
  ])
  expect(new Set(steps.map(String)).size).toBe(8)
})

test('there is no ninth heading', () => {
  expect(() => stepOf(8)).toThrow(RangeError)
  expect(() => stepOf(-1)).toThrow(RangeError)
})

test('opposite headings undo each other', () => {
  for (const heading of headings) {
    const there = stepOf(heading)
    const back = stepOf(turned(heading, 4))
    expect([there.dx + back.dx, there.dy + back.dy]).toEqual([0, 0])
  }
})

test('turning passes north either way', () => {
  expect([turned(7, 1), turned(0, -1), turned(2, 8), turned(3, -9)]).toEqual([0, 7, 2, 2])
})

test('the turn between two headings goes the shorter way', () => {
  expect([turnBetween(0, 7), turnBetween(7, 0), turnBetween(1, 5), turnBetween(6, 6)]).toEqual([
    1, 1, 4, 0,
  ])
})

test('a dot on a line has a heading, any other none', () => {
  for (const heading of headings) {
    const { dx, dy } = stepOf(heading)
    expect([headingOf(dx, dy), headingOf(3 * dx, 3 * dy)]).toEqual([heading, heading])
  }
  expect([headingOf(1, 2), headingOf(-3, 1), headingOf(0, 0)]).toEqual([null, null, null])
})
