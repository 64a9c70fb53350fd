import type { Remark } from '@grognard/remote/index.ts'
import { expect, test } from 'vitest'
import { drawnOf, shownLast } from './drawn-notes.ts'

const arrow = { from: { x: 1.4, y: 2.6 }, to: { x: 10.5, y: -3.2 } }
const remark = (seat: string, notes?: Remark['notes']): Remark => ({
  seat,
  name: seat,
  to: 'side',
  text: '',
  at: 0,
  ...(notes && { notes }),
})

test('what is drawn goes in whole units of the ground, and no more of it than a table takes', () => {
  expect(drawnOf([arrow, { from: arrow.from, to: null }])).toEqual([
    { from: { x: 1, y: 3 }, to: { x: 11, y: -3 } },
    { from: { x: 1, y: 3 }, to: null },
  ])
  expect(drawnOf(Array.from({ length: 50 }, () => arrow))).toHaveLength(40)
})

test('what one has shown last is known, that nothing is left of it too', () => {
  const notes = drawnOf([arrow])
  expect(shownLast([remark('a')], 'a')).toBeNull()
  expect(shownLast([remark('a', notes), remark('b', []), remark('a')], 'a')).toEqual(notes)
  expect(shownLast([remark('a', notes), remark('a', [])], 'a')).toEqual([])
})
