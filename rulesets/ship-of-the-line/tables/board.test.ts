import { stepOf } from '@grognard/geometry/dots/heading.ts'
import { expect, test } from 'vitest'
import { berthsOf, largeBoard, panelsOf, standardBoard } from './board.ts'
import fixture from './fixture.json' with { type: 'json' }

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
