import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { square, terrain } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { isLineBlocked } from './sight-line.ts'

const x = 100_000
/** Level 1 from y = 50 to 90 cm. */
const plateau = terrain({ kind: 'hill', level: 1, points: square(x, 70_000, 80_000, 40_000) })
/** 10 cm deep, from y = 50 to 60 cm. */
const wood = terrain({
  id: 't2',
  kind: 'wood',
  level: 1,
  edgeDepth: 3_000,
  points: square(x, 55_000, 80_000, 10_000),
})
const house = terrain({ id: 't3', kind: 'building', level: 1, points: square(x, 55_000, 10_000) })

function isSeenFrom(pieces: Terrain[], from: number, to: number, spared: string[] = []): boolean {
  return !isLineBlocked({ terrain: pieces }, { x, y: cm(from) }, { x, y: cm(to) }, spared)
}

test('[BA-1.1.6-04] [BA-Q-48] BA-TV-166 a crest bars the line midway on the plateau', () => {
  const pairs = [
    [80, 20],
    [60, 20],
    [80, 55],
    [30, 110],
    [80, 120],
  ] as const
  const seen = pairs.map(([from, to]) => isSeenFrom([plateau], from, to))
  expect(seen).toEqual([false, true, true, false, true])
})

test('[BA-1.1.6-08] BA-TV-167 from two levels up one looks over a wood, but not to behind it', () => {
  const hill = terrain({ id: 't4', kind: 'hill', level: 2, points: square(x, 0, 80_000, 4_000) })
  expect([70, 130].map(y => isSeenFrom([wood, hill], 0, y))).toEqual([false, true])
})

test('[BA-1.1.6-03] on one level woods and houses bar the line', () => {
  expect(isSeenFrom([wood], 40, 70)).toBe(false)
  expect(isSeenFrom([house], 40, 70)).toBe(false)
  expect(isSeenFrom([house], 40, 49)).toBe(true)
})

test('[BA-1.1.6-08] what stands as high as the line bars it', () => {
  const all = terrain({ id: 't5', kind: 'hill', level: 1, points: square(x, 100_000, 200_000) })
  const ends = [20_000, 90_000].map((y, i) =>
    terrain({ id: `e${i}`, kind: 'hill', level: 1, points: square(x, y, 20_000, 12_000) }),
  )
  expect(isSeenFrom([wood, ...ends], 20, 90)).toBe(false)
  expect(isSeenFrom([all], 20, 90)).toBe(true)
})

test('[BA-1.1.6-08] a building that one stands in does not bar, nor one that is touched', () => {
  expect(isSeenFrom([house], 55, 90)).toBe(false)
  expect(isSeenFrom([house], 55, 90, ['t3'])).toBe(true)
  expect(isSeenFrom([house], 60, 90)).toBe(true)
})

test('[BA-1.1.6-01] out of a wood and into it one sees as far as sight in it reaches', () => {
  const deep = terrain({ ...wood, points: square(x, 70_000, 80_000, 40_000) })
  expect(isSeenFrom([deep], 40, 52)).toBe(true)
  expect(isSeenFrom([deep], 40, 64)).toBe(true)
  expect(isSeenFrom([deep], 40, 66)).toBe(false)
  expect(isSeenFrom([deep], 52, 95)).toBe(false)
})

test('[BA-1.1.6-01] who fired out of a wood gives away where he stands in it', () => {
  const deep = terrain({ ...wood, points: square(x, 70_000, 80_000, 40_000) })
  const from = { x, y: cm(40) }
  const isBlocked = (y: number) =>
    isLineBlocked({ terrain: [deep] }, from, { x, y: cm(y) }, [], cm(30))
  expect([66, 79, 81].map(isBlocked)).toEqual([false, false, true])
})
