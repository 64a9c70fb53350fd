import { expect, test } from 'vitest'
import { square, terrain, unit } from '../../fixtures.ts'
import { hullOf } from '../footprint.ts'
import { isUphill, levelAt, levelsUnder } from './heights.ts'

const low = terrain({ kind: 'hill', level: 1, points: square(100_000, 130_000, 80_000) })
const high = terrain({ id: 't2', kind: 'hill', level: 2, points: square(100_000, 140_000, 40_000) })
const land = { terrain: [low, high] }
const line = unit({ x: 100_000, y: 89_000 })

test('[BA-1.1.7-03] levels lie on top of each other', () => {
  expect([80_000, 100_000, 140_000].map(y => levelAt(land, 100_000, y))).toEqual([0, 1, 2])
})

test('[BA-4.1.9-01] a unit may stand on two levels at once', () => {
  const levels = (y: number) => levelsUnder(land, hullOf({ ...line, y }))
  expect(levels(89_000)).toEqual({ least: 0, most: 0 })
  expect(levels(91_000)).toEqual({ least: 0, most: 1 })
  expect(levels(100_000)).toEqual({ least: 1, most: 1 })
  expect(levels(121_000)).toEqual({ least: 1, most: 2 })
})

test('[BA-1.1.7-03] [BA-4.1.9-01] all of a unit is on a level only where each of its corners is', () => {
  const plateau = terrain({
    kind: 'hill',
    level: 1,
    points: square(40_000, 150_000, 50_000, 40_000),
  })
  const levels = (x: number, y: number, heading: number) =>
    levelsUnder({ terrain: [plateau] }, hullOf(unit({ x, y, heading })))
  for (const heading of [0, 4_500, 9_000, 20_000]) {
    expect(levels(40_000, 150_000, heading)).toEqual({ least: 1, most: 1 })
    expect(levels(150_000, 40_000, heading)).toEqual({ least: 0, most: 0 })
    for (const [x, y] of [
      [16_000, 131_000],
      [64_000, 131_000],
      [16_000, 169_000],
      [64_000, 169_000],
    ] as const)
      expect(levels(x, y, heading)).toEqual({ least: 0, most: 1 })
  }
})

test('[BA-4.1.9-01] an attack goes uphill while a figure is still lower than the enemy', () => {
  const enemy = unit({ seat: 'blue', x: 100_000, y: 97_000, heading: 18_000 })
  expect([89_000, 92_000, 93_000].map(y => isUphill(land, { ...line, y }, enemy))).toEqual([
    true,
    true,
    false,
  ])
  expect(isUphill(land, enemy, { ...line, y: 89_000 })).toBe(false)
})
