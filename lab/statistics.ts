/** Where the true value lies with a confidence of 95 %. */
export interface Interval {
  low: number
  high: number
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
export const NORMAL_95 = 1.959_963_984_540_054

/** The share of a normal distribution below so many standard deviations; exact to seven places. */
export function normalShare(deviations: number): number {
  const upper = upperTail(Math.abs(deviations))
  return deviations < 0 ? upper : 1 - upper
}

/** Abramowitz and Stegun, 26.2.17. */
const AT = 0.231_641_9
const COEFFICIENTS = [
  1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_53,
] as const

function upperTail(deviations: number): number {
  const at = 1 / (1 + AT * deviations)
  const density = Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)
  return density * COEFFICIENTS.reduce((sum, coefficient) => (sum + coefficient) * at, 0)
}

/** So many of so many, as a share from 0 to 1; 0 with everything possible where there are none. */
export interface Share {
  count: number
  of: number
  share: number
  /** Wilson's score interval. */
  interval: Interval
}

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, interval: { low: 0, high: 1 } }
  const share = count / of
  const squared = NORMAL_95 ** 2 / of
  const middle = (share + squared / 2) / (1 + squared)
  const reach =
    (NORMAL_95 * Math.sqrt((share * (1 - share)) / of + squared / (4 * of))) / (1 + squared)
  return {
    count,
    of,
    share,
    interval: { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) },
  }
}

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
