import { expect, test } from 'vitest'
import { breadths } from './columns.ts'

const wishes = [
  { least: 10, most: 20 },
  { least: 30, most: 60 },
]

test('columns get what they wish and share what is over', () => {
  expect(breadths(wishes, 100)).toEqual([30, 70])
})

test('where room is short the widest give way most, to their narrowest', () => {
  expect(breadths(wishes, 60)).toEqual([15, 45])
  expect(breadths(wishes, 40)).toEqual([10, 30])
  expect(breadths(wishes, 39)).toBeNull()
})
