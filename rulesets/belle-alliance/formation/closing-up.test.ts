import { expect, test } from 'vitest'
import { unit } from '../testing.ts'
import { closedUpTo } from './closing-up.ts'
import { sizeOf } from './size.ts'

test('[BA-1.3.1-14] a line closes up by its file rule about the middle of its front BA-TV-152', () => {
  const line = unit({ figures: 36, x: 5_000, y: 6_000 })
  expect(closedUpTo(line, 33)).toEqual({ front: null, x: 5_000, y: 6_000 })
  expect(sizeOf('infantry', line.formation, 33, [])).toMatchObject({ files: 17, width: 25_500 })
})

test('[BA-1.3.1-14] [BA-Q-16] a column keeps its front while four ranks deep BA-TV-153', () => {
  const column = unit({ figures: 28, formation: { kind: 'attackColumn', front: 7, gap: null } })
  expect(closedUpTo(column, 27).front).toBe(7)
  expect(closedUpTo({ ...column, figures: 27 }, 21).front).toBe(5)
  expect(closedUpTo(column, 9).front).toBe(4)
})

test('[BA-1.3.1-14] a skirmish line loses its right and its left end in turn', () => {
  const line = unit({
    x: 0,
    y: 0,
    figures: 9,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  })
  expect(closedUpTo(line, 8)).toMatchObject({ x: -1_500, y: 0 })
  expect(closedUpTo(line, 7)).toMatchObject({ x: 0, y: 0 })
  expect(closedUpTo({ ...line, heading: 9000 }, 8)).toMatchObject({ x: 0, y: 1_500 })
})
