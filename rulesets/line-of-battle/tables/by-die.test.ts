import { expect, test } from 'vitest'
import { byDie } from './by-die.ts'

test('a table is read from 1, and beyond its ends there is no entry', () => {
  expect(byDie(['one', 'two'], 2)).toBe('two')
  expect(() => byDie(['one', 'two'], 0)).toThrow(RangeError)
  expect(() => byDie(['one', 'two'], 3)).toThrow(RangeError)
})
