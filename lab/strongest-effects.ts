import type { Seat } from '@grognard/umpire'
import type { MetricNames, Result } from './result.ts'
import { shareOf } from './statistics.ts'
import type { Share } from './statistics.ts'

/** Something with which a seat surely wins more often, or less, than without it. */
export interface StrongEffect {
  kind: 'count' | 'value' | 'seat'
  name: string
  /** Of a factor that has a value. */
  is: string | null
  seat: Seat
  /** Won by the seat in the battles where it was so for this seat, and in the others. */
  winsWith: Share
  winsWithout: Share
}

const MOST = 5

/**
 * A factor of this name takes the place of the ends as their sentences tell them. It is what came
 * of a battle, and no cause.
 */
export const OWN_ENDINGS = 'ending'

/** The widest apart first, each name once. */
export function strongestEffects(
  seats: readonly Seat[],
  results: readonly Result[],
  names: MetricNames,
): StrongEffect[] {
  const all = seats.flatMap(seat => [
    ...names.counts.map(name => counted(results, name, seat)),
    ...names.values
      .filter(name => name !== OWN_ENDINGS)
      .flatMap(name => valued(results, name, seat)),
    ...names.seats.map(name => seated(results, name, seat)),
  ])
  const sure = all.filter(isSure).toSorted((one, other) => apart(other) - apart(one))
  const first = sure.filter((one, at) => sure.findIndex(({ name }) => name === one.name) === at)
  return first.slice(0, MOST)
}

function counted(results: readonly Result[], name: string, seat: Seat): StrongEffect {
  const isSo = ({ found }: Result) => (found?.counts[name]?.[seat] ?? 0) > 0
  return { kind: 'count', name, is: null, seat, ...winsBy(results, seat, isSo) }
}

function valued(results: readonly Result[], name: string, seat: Seat): StrongEffect[] {
  const told = results.filter(({ found }) => found?.values[name] !== undefined)
  const groups = Map.groupBy(told, ({ found }) => found?.values[name] ?? '')
  if ([...groups.values()].some(isDrawn)) return []
  return [...groups.keys()].map(is => {
    const isSo = ({ found }: Result) => found?.values[name] === is
    return { kind: 'value', name, is, seat, ...winsBy(told, seat, isSo) }
  })
}

/** A factor that has a value for draws, such as the grade of a victory, tells the result. */
function isDrawn(results: readonly Result[]): boolean {
  return results.every(({ winners }) => winners.length === 0)
}

function seated(results: readonly Result[], name: string, seat: Seat): StrongEffect {
  const told = results.filter(({ found }) => found?.seats[name] !== undefined)
  const isSo = ({ found }: Result) => found?.seats[name] === seat
  return { kind: 'seat', name, is: null, seat, ...winsBy(told, seat, isSo) }
}

function winsBy(
  results: readonly Result[],
  seat: Seat,
  isSo: (result: Result) => boolean,
): Pick<StrongEffect, 'winsWith' | 'winsWithout'> {
  const wins = (those: boolean): Share => {
    const here = results.filter(result => isSo(result) === those)
    return shareOf(here.filter(({ winners }) => winners.includes(seat)).length, here.length)
  }
  return { winsWith: wins(true), winsWithout: wins(false) }
}

/** What wins always or never is mostly the result by another name. */
function isSure({ winsWith, winsWithout }: StrongEffect): boolean {
  if (isAllOrNothing(winsWith) || isAllOrNothing(winsWithout)) return false
  return (
    winsWith.interval.low > winsWithout.interval.high ||
    winsWith.interval.high < winsWithout.interval.low
  )
}

function isAllOrNothing({ count, of }: Share): boolean {
  return count === 0 || count === of
}

function apart({ winsWith, winsWithout }: StrongEffect): number {
  return Math.abs(winsWith.share - winsWithout.share)
}
