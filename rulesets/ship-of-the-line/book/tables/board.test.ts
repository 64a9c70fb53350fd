import { stepOf } from '@grognard/geometry/dots/heading.ts'
import { expect, test } from 'vitest'
import { berthsOf, largeBoard, panelsOf, standardBoard, windFor } from './board.ts'
import fixture from './fixture.json' with { type: 'json' }
import vectors from './vectors.json' with { type: 'json' }

test('[SOL-011] the standard board has 25 by 17 dots in three panels', () => {
  const { columns, rows, panels } = fixture.board
  expect(standardBoard).toEqual({ columns, rows })
  const ends = panelsOf(columns).map(panel => [panel.from, panel.to])
  expect(ends).toEqual(panels.map(panel => panel.columns))
})

test.each([standardBoard.columns, largeBoard.columns, 17])(
  '[SOL-011] the panels of %i columns leave none out, and the outer two are alike',
  columns => {
    const [west, middle, east] = panelsOf(columns)
    if (!west || !middle || !east) throw new Error('three panels')
    expect([west.from, middle.from, east.from]).toEqual([0, west.to + 1, middle.to + 1])
    expect(east.to).toBe(columns - 1)
    expect(west.to - west.from).toBe(east.to - east.from)
  },
)

test('[SOL-013] three ships a side lie where the berths are', () => {
  const { A, B } = fixture.board.ports
  const dots = (player: 'a' | 'b') => berthsOf(player, 3, standardBoard).map(({ x, y }) => [x, y])
  expect([dots('a'), dots('b')]).toEqual([A.berths, B.berths])
  expect(berthsOf('a', 3, standardBoard).map(berth => berth.heading)).toEqual([0, 0, 0])
  expect(berthsOf('b', 3, standardBoard).map(berth => berth.heading)).toEqual([4, 4, 4])
})

test.each(['a', 'b'] as const)('[SOL-013] from port %s the way ahead lies on the board', player => {
  for (const board of [standardBoard, largeBoard]) {
    const middle = panelsOf(board.columns)[1]
    for (const { x, y, heading } of berthsOf(player, 5, board)) {
      const ahead = y + stepOf(heading).dy
      expect(ahead >= 0 && ahead < board.rows).toBe(true)
      expect(middle && x >= middle.from && x <= middle.to).toBe(true)
    }
  }
})

test('[SOL-011] the larger board, our own, is a third wider and holds five ships a side', () => {
  expect(largeBoard).toEqual({ columns: 33, rows: 21, ships: 5 })
})

const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const sides = [1, 2, 3, 4, 5, 6]

test.each(vectors.wind)('[SOL-015] $id: $dice', ({ dice: [one = 0, other = 0], heading }) => {
  expect(windFor(one + other, 'from')).toBe(heading)
})

test('[SOL-015] every sum of two dice names a wind', () => {
  const named = Object.entries(fixture.book.windTable)
  expect(named.map(([dice]) => names[windFor(Number(dice), 'from')])).toEqual(
    named.map(([, wind]) => wind),
  )
  expect(() => windFor(1, 'from')).toThrow(RangeError)
  expect(() => windFor(13, 'from')).toThrow(RangeError)
})

test('[SOL-015] east and west are the commonest winds', () => {
  const odds: Record<string, number> = {}
  for (const one of sides) {
    for (const other of sides) {
      const name = names[windFor(one + other, 'from')] ?? ''
      odds[name] = (odds[name] ?? 0) + 1
    }
  }
  expect(odds).toEqual(fixture.book.windOdds36)
})

test('[SOL-015] named for where it blows, an east wind comes from the west', () => {
  expect([windFor(7, 'to'), windFor(5, 'to'), windFor(3, 'to')]).toEqual([6, 2, 7])
})
