import { expect, test } from 'vitest'
import { smooth } from '../marks/sketch.ts'
import { isAtEnd, isOpenWay, leavesField } from './ways.ts'

const here = { x: 0, y: 0, heading: 4500 }
const ahead = { x: 1000, y: 1000, heading: 4500 }
const upwind = { x: 0, y: 500, heading: 0 }
const about = { x: 0, y: 1000, heading: 31_500 }

test('a way is open when it leads the piece elsewhere, or has no piece yet', () => {
  expect(isOpenWay([here, ahead], here)).toBe(true)
  expect(isOpenWay([here, { ...here, heading: 9000 }], here)).toBe(false)
  expect(isOpenWay([here], undefined)).toBe(true)
  expect(isOpenWay([], here)).toBe(false)
})

test('a way that only changes how a piece stands on its ground is not open', () => {
  const line = { ...here, heading: 0, length: 2000, beam: 20_000 }
  const column = { x: 0, y: -3000, heading: 0, length: 8000, beam: 6000 }
  expect(isOpenWay([column], line)).toBe(false)
  expect(isOpenWay([{ ...line, x: 2000 }], column)).toBe(false)
  expect(isOpenWay([{ ...column, y: 9000 }], line)).toBe(true)
})

test('a pointer is on a way at its end alone', () => {
  expect(isAtEnd([here, ahead], { x: 900, y: 1100 }, 500)).toBe(true)
  expect(isAtEnd([here, ahead], here, 500)).toBe(false)
  expect(isAtEnd([], here, 500)).toBe(false)
})

test('a course runs straight where headings agree and swings where they do not', () => {
  expect(smooth([here, ahead])).toBe('M0 0L1000 -1000')
  expect(smooth([here, upwind, about])).toMatch(/^M0 0C[^C]+ 0 -500C[^C]+ 0 -1000$/)
  expect(smooth([])).toBe('')
})

test('a way leaves the field where it ends beyond an edge, not where it only starts there', () => {
  const bounds = { x: -5, y: -20, width: 40, height: 25 }
  const to = (x: number, y: number) => [
    { x: 0, y: 0, heading: 0 },
    { x, y, heading: 0 },
  ]
  expect(leavesField(to(34, -19), bounds)).toBe(false)
  const beyond = [to(36, 0), to(-6, 0), to(0, 6), to(0, -21)]
  expect(beyond.map(way => leavesField(way, bounds))).toEqual([true, true, true, true])
  expect(leavesField(to(36, 0).toReversed(), bounds)).toBe(false)
  expect(leavesField([], bounds)).toBe(false)
})
