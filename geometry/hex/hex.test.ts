import { defineHex, distance, Grid, line, Orientation, rectangle } from 'honeycomb-grid'
import { expect, test } from 'vitest'
import { alongAxes, directions, hexDistance, hexTowards, turnBetween, turnedBy } from './hex.ts'
import { crossingsBetween } from './line.ts'
import { hexNamed, nameOfHex } from './names.ts'
import { hexAt, middleOf } from './plane.ts'

/** Another library's hexes, to compare with: flat-top, the first column's hexes higher. */
const Other = defineHex({ dimensions: 10, orientation: Orientation.FLAT, offset: -1 })
const other = new Grid(Other, rectangle({ width: 12, height: 12 }))
const hexes = other.toArray().map(({ q, r }) => ({ q, r }))

test('distances are those of another library', () => {
  for (const from of hexes.slice(0, 24))
    for (const to of hexes)
      expect(hexDistance(from, to)).toBe(
        distance({ offset: -1, orientation: Orientation.FLAT }, from, to),
      )
})

test('a step in each direction leads to a neighbour, and six turns lead back', () => {
  for (const direction of directions) {
    const hex = hexTowards({ q: 3, r: -2 }, direction)
    expect(hexDistance({ q: 3, r: -2 }, hex)).toBe(1)
    expect(hexTowards(hex, turnedBy(direction, 3))).toEqual({ q: 3, r: -2 })
    expect(turnedBy(direction, -6)).toBe(direction)
  }
})

test('the smaller turn between two directions is 0 to 3 sixths, either way round', () => {
  expect(directions.map(direction => turnBetween(1, direction))).toEqual([0, 1, 2, 3, 2, 1])
  expect(turnBetween(6, 1)).toBe(1)
})

test('names and hexes go both ways, on the sheet and off it', () => {
  for (let q = -60; q < 120; q++)
    for (const r of [-80, -1, 0, 1, 33]) expect(hexNamed(nameOfHex({ q, r }))).toEqual({ q, r })
  for (const [name, hex] of Object.entries({ A1: [0, 0], B1: [1, 0], C1: [2, -1], Z1: [25, -12] }))
    expect(hexNamed(name)).toEqual({ q: hex[0], r: hex[1] })
  for (const name of ['', 'A', '7', 'AB3', 'a1', 'A 1', 'A1x']) expect(hexNamed(name)).toBeNull()
})

test('a point within a hex is found in it', () => {
  for (const hex of hexes) {
    const { x, y } = middleOf(hex)
    for (const [dx, dy] of [
      [0, 0],
      [420, 0],
      [-420, 0],
      [0, 480],
      [0, -480],
      [250, 400],
    ] as const)
      expect(hexAt({ x: x + dx, y: y + dy })).toEqual(hex)
  }
})

test('any hex is reached along two directions that are no line', () => {
  for (const first of directions)
    for (const second of [turnedBy(first, 1), turnedBy(first, 2)])
      for (const to of hexes) {
        const { first: one, second: two } = alongAxes({ q: 4, r: 4 }, to, first, second)
        expect(hexTowards(hexTowards({ q: 4, r: 4 }, first, one), second, two)).toEqual(to)
      }
})

test('a line crosses at least what another library draws of it', () => {
  const from = { q: 0, r: 0 }
  for (const to of hexes) {
    const crossed = crossingsBetween(from, to).flat().map(nameOfHex)
    const drawn = other.traverse(line({ start: from, stop: to })).toArray()
    for (const hex of drawn.slice(1, -1)) expect(crossed).toContain(nameOfHex(hex))
  }
})

test('a line along a side passes between two hexes, one through the middle through each', () => {
  expect(crossingsBetween({ q: 0, r: 0 }, { q: 1, r: 1 })).toEqual([
    [expect.anything(), expect.anything()],
  ])
  expect(crossingsBetween({ q: 0, r: 0 }, { q: 0, r: 4 })).toEqual([
    [{ q: 0, r: 1 }],
    [{ q: 0, r: 2 }],
    [{ q: 0, r: 3 }],
  ])
  expect(crossingsBetween({ q: 0, r: 0 }, { q: 0, r: 0 })).toEqual([])
})

test('a flat line cuts corners that steps from middle to middle would leap over', () => {
  const crossed = crossingsBetween({ q: 0, r: 0 }, { q: 1, r: 9 }).flat()
  expect(crossed.length).toBeGreaterThan(hexDistance({ q: 0, r: 0 }, { q: 1, r: 9 }) - 1)
})
