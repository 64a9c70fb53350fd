import { NORMAL_95 } from './interval.ts'
import type { Interval } from './interval.ts'

/** What many numbers come to. */
export interface Spread {
  count: number
  mean: number
  /** Of the mean, by Student; null for fewer than two numbers. */
  interval: Interval | null
  least: number
  lowerQuarter: number
  median: number
  upperQuarter: number
  most: number
}

/** Null where there are no numbers. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  const count = numbers.length
  if (count === 0) return null
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) => quantile(sorted, share)
  return {
    count,
    mean: meanOf(numbers),
    interval: meanInterval(numbers),
    least: at(0),
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    most: at(1),
  }
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

export function meanInterval(numbers: readonly number[]): Interval | null {
  const error = standardError(numbers)
  if (error === null) return null
  const mean = meanOf(numbers)
  const reach = student95(numbers.length - 1) * error
  return { low: mean - reach, high: mean + reach }
}

/** Of the mean; null for fewer than two numbers. */
export function standardError(numbers: readonly number[]): number | null {
  const count = numbers.length
  if (count < 2) return null
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}

/** Between two of the sorted numbers in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

/** By degrees of freedom, where the expansion is not good enough. */
const FEW = [12.706_205, 4.302_653, 3.182_446, 2.776_445] as const

/** Student's quantile for 95 % on both sides, by the expansion of Cornish and Fisher. */
export function student95(freedom: number): number {
  const few = FEW[freedom - 1]
  if (few !== undefined) return few
  const z = NORMAL_95
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  )
}
