import { expect, test } from 'vitest'
import {
  alongside,
  headingOf,
  headings,
  isCloseHauled,
  offWind,
  otherTack,
  stepOf,
  turnBetween,
  turned,
} from './heading.ts'

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

test('a heading is 0 to 4 steps off the wind', () => {
  expect(headings.map(heading => offWind(heading, 2))).toEqual([2, 1, 0, 1, 2, 3, 4, 3])
})

test('close-hauled is 45 degrees off on either tack', () => {
  expect(headings.filter(heading => isCloseHauled(heading, 0))).toEqual([1, 7])
})

test('the other tack has two headings, the mirrored one among them', () => {
  for (const wind of headings) {
    for (const off of [1, 2]) {
      const [starboard, port] = [turned(wind, -off), turned(wind, off)]
      expect(otherTack(port, wind)).toContain(starboard)
      expect(otherTack(starboard, wind)).toContain(port)
      expect(otherTack(port, wind)).toHaveLength(2)
    }
  }
})

test('into the wind, before it and with it on the quarter there is no other tack', () => {
  for (const wind of headings) {
    for (const off of [0, 3, 4, 5]) expect(otherTack(turned(wind, off), wind)).toEqual([])
  }
})

test('a ship lies at right angles to the line', () => {
  for (const line of headings) {
    for (const heading of headings) {
      for (const lying of alongside(heading, line)) expect(turnBetween(lying, line)).toBe(2)
    }
  }
})

test('it takes the smaller turn', () => {
  expect([alongside(1, 0), alongside(7, 0), alongside(3, 1), alongside(6, 0)]).toEqual([
    [2],
    [6],
    [3],
    [6],
  ])
})

test('straight on or straight away from the line both turns are as large', () => {
  for (const line of headings) {
    expect(new Set(alongside(line, line))).toEqual(new Set([turned(line, 2), turned(line, 6)]))
    expect(alongside(turned(line, 4), line)).toHaveLength(2)
  }
})
