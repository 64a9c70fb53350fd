import { expect, test } from 'vitest'
import { signOfSurd } from './surd.ts'

test('the sign is that of the number where it is far from 0', () => {
  for (let a = -30; a <= 30; a++) {
    for (let b = -30; b <= 30; b++) {
      const value = a + b * Math.SQRT2
      if (a !== 0 || b !== 0) expect(signOfSurd(a, b)).toBe(value > 0 ? 1 : -1)
    }
  }
})

test('only nothing is nothing', () => {
  expect(signOfSurd(0, 0)).toBe(0)
})

test('neighbours of √2 too close for a rough look are told apart', () => {
  // 665857/470832 is larger than √2 by less than 2e-12.
  expect(signOfSurd(665_857, -470_832)).toBe(1)
  expect(signOfSurd(-665_857, 470_832)).toBe(-1)
  expect(signOfSurd(275_807, -195_025)).toBe(-1)
})
