import { expect, test } from 'vitest'
import { leftOf } from './sketch-note.tsx'

test('what is run and what is left make up the whole, both to a tenth', () => {
  expect(leftOf({ budget: 6000, cost: 2850 }, 1000)).toBe(3100)
  expect(leftOf({ budget: 6000, cost: 2840 }, 1000)).toBe(3200)
})

test('nothing is left where more than the whole is run', () => {
  expect(leftOf({ budget: 6000, cost: 6300 }, 1000)).toBe(0)
})
