import { expect, test } from 'vitest'
import { meanDifference, midPTest, shareDifference, signTest, studentChance } from './difference.ts'
import type { Pair } from './difference.ts'
import { meanInterval, quantile, shareOf, spreadOf, student95 } from './statistics.ts'

test.each([
  [263, 263, 0.985_6, 1],
  [10, 20, 0.299_3, 0.700_7],
  [0, 20, 0, 0.161_1],
  [300, 400, 0.705_4, 0.790_0],
])('Wilson’s interval of %i out of %i', (count, of, low, high) => {
  const { interval } = shareOf(count, of)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})

test('of no battles nothing is known', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, interval: { low: 0, high: 1 } })
  expect(spreadOf([])).toBeNull()
  expect(meanInterval([3])).toBeNull()
})

test.each([
  [1, 12.706],
  [4, 2.776],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [1000, 1.962],
])('Student’s quantile with %i degrees of freedom', (freedom, quantile95) => {
  expect(student95(freedom)).toBeCloseTo(quantile95, 2)
})

test('the mean of 2, 4, 4, 4, 5, 5, 7, 9 and where it lies', () => {
  const spread = spreadOf([9, 4, 5, 2, 4, 7, 5, 4])
  expect(spread).toMatchObject({ mean: 5, least: 2, most: 9, median: 4.5, upperQuarter: 5.5 })
  expect(spread?.interval?.low).toBeCloseTo(3.212, 2)
  expect(spread?.interval?.high).toBeCloseTo(6.788, 2)
})

test('quantiles lie between two numbers in proportion', () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75)
  expect(quantile([7], 0.9)).toBe(7)
})

test.each([
  [0, 0, 1],
  [0, 5, 0.0625],
  [1, 9, 0.021_484],
  [59, 121, 0.000_004_4],
])('the sign test of %i against %i', (less, more, chance) => {
  expect(signTest(less, more)).toBeCloseTo(chance, 5)
})

// Fagerland, Lydersen and Laake 2013: children before and after a transplant, and exercises.
test.each([
  [0, 0, 1],
  [3, 3, 1],
  [1, 7, 0.0391],
  [6, 16, 0.0347],
])('McNemar’s mid-P test of %i against %i', (less, more, chance) => {
  expect(midPTest(less, more)).toBeCloseTo(chance, 4)
})

test('of the same pairs the mid-P test and the interval say the same', () => {
  const { interval, chance } = shareDifference(pairsOf(6, 7, 1, 6))
  expect(interval?.high).toBeLessThan(0)
  expect(chance).toBeLessThan(0.05)
})

/** So many pairs of each kind: both, only the one, only the other, none. */
function pairsOf(both: number, one: number, other: number, none: number): Pair<boolean>[] {
  const times = (count: number, pair: Pair<boolean>) => Array.from({ length: count }, () => pair)
  return [
    ...times(both, [true, true]),
    ...times(one, [true, false]),
    ...times(other, [false, true]),
    ...times(none, [false, false]),
  ]
}

test('approval before and after, the textbook’s 1600 pairs', () => {
  const { difference, interval, chance } = shareDifference(pairsOf(794, 150, 86, 570))
  expect(difference).toBeCloseTo(-0.04, 6)
  expect(interval?.low).toBeCloseTo(-0.0587, 3)
  expect(interval?.high).toBeCloseTo(-0.0213, 3)
  expect(chance).toBeLessThan(0.0001)
})

test('pairs that agree say nothing of a difference', () => {
  expect(shareDifference(pairsOf(40, 0, 0, 60))).toMatchObject({
    difference: 0,
    differing: 0,
    chance: 1,
  })
  expect(shareDifference([])).toEqual({
    pairs: 0,
    difference: 0,
    interval: null,
    differing: 0,
    chance: 1,
  })
})

test('pairs that differ as often one way as the other are no pairs that agree', () => {
  expect(shareDifference(pairsOf(5, 3, 3, 5))).toMatchObject({
    difference: 0,
    differing: 6,
    chance: 1,
  })
})

test.each([
  [2.228, 10, 0.05],
  [3.169, 10, 0.01],
  [2.571, 5, 0.05],
  [1.96, 100_000, 0.05],
  [0, 7, 1],
])('Student’s t of %f with %i degrees of freedom', (t, freedom, chance) => {
  expect(Math.abs(studentChance(t, freedom) - chance)).toBeLessThan(0.0006)
})

/** Student's own: hours of sleep that ten patients gained by each of two drugs. */
const sleep: Pair<number>[] = [
  [0.7, 1.9],
  [-1.6, 0.8],
  [-0.2, 1.1],
  [-1.2, 0.1],
  [-0.1, -0.1],
  [3.4, 4.4],
  [3.7, 5.5],
  [0.8, 1.6],
  [0, 4.6],
  [2, 3.4],
]

test('Student’s sleeping patients', () => {
  const { difference, interval, differing, chance } = meanDifference(sleep)
  expect(difference).toBeCloseTo(1.58, 6)
  expect(interval?.low).toBeCloseTo(0.7, 2)
  expect(interval?.high).toBeCloseTo(2.46, 2)
  expect(differing).toBe(9)
  expect(chance).toBeCloseTo(0.002_833, 3)
})

test('where all pairs are equally far apart a coin decides', () => {
  const pairs = [10, 200, 35, 70, 5, 61, 90].map((one): Pair<number> => [one, one + 2])
  const { difference, interval, chance } = meanDifference(pairs)
  expect(difference).toBe(2)
  expect(interval).toEqual({ low: 2, high: 2 })
  expect(chance).toBeCloseTo(0.015_625, 6)
})
