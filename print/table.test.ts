import { expect, test } from 'vitest'
import { fitWidths } from './table.ts'

const widths = [
  { least: 10, most: 20 },
  { least: 30, most: 60 },
]

test('columns get what they wish and share what is over', () => {
  expect(fitWidths(widths, 100)).toEqual([30, 70])
})

test('where room is short the widest give way most, to their narrowest', () => {
  expect(fitWidths(widths, 60)).toEqual([15, 45])
  expect(fitWidths(widths, 40)).toEqual([10, 30])
  expect(fitWidths(widths, 39)).toBeNull()
})
