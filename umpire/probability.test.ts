import { expect, test } from 'vitest'
import {
  chanceOf,
  chanceOfBoth,
  chanceOfEither,
  chanceWithout,
  fractionText,
  likelihood,
} from './probability.ts'

test('a chance stands in lowest terms', () => {
  expect(chanceOf(6n, 36n)).toEqual({ ways: 1n, of: 6n })
  expect(chanceOf(0n, 36n)).toEqual({ ways: 0n, of: 1n })
})

test('chances of what cannot happen together add up', () => {
  expect(chanceOfEither(chanceOf(1n, 6n), chanceOf(1n, 10n))).toEqual({ ways: 4n, of: 15n })
})

test('chances one after the other are multiplied, and what is rolled again is left out', () => {
  expect(chanceOfBoth(chanceOf(1n, 2n), chanceOf(1n, 6n))).toEqual({ ways: 1n, of: 12n })
  expect(chanceWithout(chanceOf(5n, 12n), chanceOf(1n, 6n))).toEqual({ ways: 1n, of: 2n })
})

test('a chance is said as a fraction, and certainty alone', () => {
  expect(fractionText(chanceOf(5n, 36n))).toBe('5/36')
  expect(fractionText(chanceOf(36n, 36n))).toBe('1')
  expect(fractionText(chanceOf(0n, 36n))).toBe('0')
})

test('fractions of long numbers are read as numbers too', () => {
  expect(likelihood(chanceOf(1n, 8n))).toBe(0.125)
  expect(likelihood(chanceOf(6n ** 500n, 2n * 6n ** 500n - 1n))).toBeCloseTo(0.5, 12)
})
