import { expect, test } from 'vitest'
import { entry } from './entry.ts'

test('a place that a list does not have is an error, not undefined', () => {
  expect(entry([7, 8], 1)).toBe(8)
  expect(() => entry([7, 8], 2)).toThrow(RangeError)
  expect(() => entry([7, 8], -1)).toThrow('no number at place -1 of 2')
})
