import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areExtentsMeeting, extentAround, extentOf, gridOf } from './grid.ts'
import type { Extent } from './grid.ts'

const place = fc.integer({ min: -2000, max: 2000 })
const size = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 3000 }))

const extent = fc.tuple(place, place, size, size).map(([west, south, width, height]): Extent => {
  return { west, east: west + width, south, north: south + height }
})

test('a grid finds what going through the whole list finds, in the same order', () => {
  fc.assert(
    fc.property(fc.array(extent, { maxLength: 120 }), fc.array(extent), (extents, questions) => {
      const grid = gridOf(extents, one => one)
      for (const question of questions)
        expect(grid.meeting(question)).toEqual(
          extents.filter(one => areExtentsMeeting(one, question)),
        )
    }),
  )
})

test('what has been moved is found where it lies now, and not where it lay', () => {
  const moves = fc.array(fc.tuple(fc.nat(119), extent), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(extent, { minLength: 1, maxLength: 120 }), moves, (extents, moved) => {
      const now = extents.map(one => ({ ...one }))
      const grid = gridOf(
        now.map((_, row) => row),
        row => extents[row] ?? extentOf([]),
      )
      for (const [place, to] of moved) {
        const row = place % now.length
        grid.move(row, to)
        now[row] = to
        for (const question of [to, extents[row] ?? to])
          expect(grid.meeting(question)).toEqual(
            now.flatMap((one, at) => (areExtentsMeeting(one, question) ? [at] : [])),
          )
      }
    }),
  )
})

test('in a long row of things a grid finds those in the place that is asked for', () => {
  const rows = Array.from({ length: 1000 }, (_, i) => i)
  const grid = gridOf(rows, i => extentAround(10 * i, 0, 3))
  expect(grid.meeting(extentAround(5000, 0, 6))).toEqual([500])
  expect(grid.meeting(extentAround(5000, 0, 7))).toEqual([499, 500, 501])
  expect(grid.meeting(extentAround(-100, 0, 50))).toEqual([])
})

test('things that lie all in one place are found', () => {
  const grid = gridOf(
    Array.from({ length: 20 }, (_, i) => i),
    () => extentOf([7, 7]),
  )
  expect(grid.meeting(extentOf([7, 7]))).toHaveLength(20)
  expect(grid.meeting(extentOf([8, 7]))).toEqual([])
})

test('an extent goes round all points, its sides belong to it', () => {
  const round = extentOf([3, 4, -1, 9], 2)
  expect(round).toEqual({ west: -3, east: 5, south: 2, north: 11 })
  expect(areExtentsMeeting(round, extentOf([5, 11]))).toBe(true)
  expect(areExtentsMeeting(round, extentOf([6, 11]))).toBe(false)
  expect(areExtentsMeeting(round, extentOf([5, 12]))).toBe(false)
  expect(areExtentsMeeting(round, extentOf([-4, 2]))).toBe(false)
  expect(areExtentsMeeting(round, extentOf([-3, 1]))).toBe(false)
})
