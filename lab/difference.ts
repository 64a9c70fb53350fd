import { meanInterval, meanOf, NORMAL_95, normalShare, standardError } from './statistics.ts'
import type { Interval } from './statistics.ts'

/** How far apart two columns of paired numbers are, the other less the one. */
export interface Difference {
  pairs: number
  difference: number
  interval: Interval | null
  /** Pairs in which the two are not the same. */
  differing: number
  /** How often chance alone would set them at least so far apart. */
  chance: number
}

/** One outcome under each of two values, with the same seed. */
export type Pair<Value> = readonly [one: Value, other: Value]

/**
 * Of shares: McNemar's mid-P test on the pairs that differ, and the interval of Agresti and Min, which
 * Fagerland, Lydersen and Laake (2013) recommend together.
 */
export function shareDifference(pairs: readonly Pair<boolean>[]): Difference {
  const count = pairs.length
  const lost = pairs.filter(([one, other]) => one && !other).length
  const won = pairs.filter(([one, other]) => !one && other).length
  return {
    pairs: count,
    difference: count === 0 ? 0 : (won - lost) / count,
    interval: count === 0 ? null : pairedInterval(count, lost, won),
    differing: lost + won,
    chance: midPTest(lost, won),
  }
}

/** Half a pair of each kind is added, which keeps the interval honest for few pairs. */
function pairedInterval(count: number, lost: number, won: number): Interval {
  const all = count + 2
  const middle = (won - lost) / all
  const reach = (NORMAL_95 * Math.sqrt(lost + won + 1 - (won - lost) ** 2 / all)) / all
  return { low: Math.max(-1, middle - reach), high: Math.min(1, middle + reach) }
}

/** Of means: Student's paired test and interval. */
export function meanDifference(pairs: readonly Pair<number>[]): Difference {
  const apart = pairs.map(([one, other]) => other - one)
  return {
    pairs: pairs.length,
    difference: pairs.length === 0 ? 0 : meanOf(apart),
    interval: meanInterval(apart),
    differing: apart.filter(by => by !== 0).length,
    chance: meanChance(apart),
  }
}

/** Where all are equally far apart there is no spread to hold the mean against: a coin decides. */
function meanChance(apart: readonly number[]): number {
  const error = standardError(apart)
  if (error === null || error === 0)
    return signTest(apart.filter(by => by < 0).length, apart.filter(by => by > 0).length)
  return studentChance(Math.abs(meanOf(apart)) / error, apart.length - 1)
}

/** How often Student's t is at least so large to either side, by the approximation of Wallace. */
export function studentChance(t: number, freedom: number): number {
  const stretched = Math.sqrt(freedom * Math.log(1 + t ** 2 / freedom))
  return 2 * normalShare((-stretched * (8 * freedom + 1)) / (8 * freedom + 3))
}

/** How often a fair coin, tossed so often, falls at least as unevenly to either side. */
export function signTest(less: number, more: number): number {
  return Math.min(1, 2 * coinFalls(less, more).tail)
}

/** The sign test with falls that are just as uneven counted by half. */
export function midPTest(less: number, more: number): number {
  const { tail, last } = coinFalls(less, more)
  return Math.min(1, 2 * tail - last)
}

/** How often a coin falls at least as unevenly to the one side, and just as unevenly. */
function coinFalls(less: number, more: number): { tail: number; last: number } {
  const tosses = less + more
  let ways = -tosses * Math.LN2
  let tail = Math.exp(ways)
  for (let heads = 1; heads <= Math.min(less, more); heads++) {
    ways += Math.log((tosses - heads + 1) / heads)
    tail += Math.exp(ways)
  }
  return { tail, last: Math.exp(ways) }
}
