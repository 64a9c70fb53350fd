import type { Seat } from '@grognard/umpire'
import type { MetricNames, Result } from './result.ts'
import { shareOf, spreadOf } from './statistics.ts'
import type { Share, Spread } from './statistics.ts'
import { strongestEffects } from './strongest-effects.ts'
import type { StrongEffect } from './strongest-effects.ts'

/** What the rulesets' own metrics and the ends of battles come to under one value. */
export interface FoundSummary {
  /** What goes with winning most surely; empty where nothing does. */
  strongestEffects: StrongEffect[]
  endings: CaseSummary[]
  counts: CountSummary[]
  circumstances: { name: string; cases: CaseSummary[] }[]
  /** Factors that are a seat, such as who was first. */
  seated: SeatedSummary[]
}

/** Battles that have something in common. */
export interface CaseSummary {
  is: string
  /** Of all battles. */
  battles: Share
  /** Of these battles. */
  wins: { seat: Seat; wins: Share }[]
  draws: Share
}

export interface CountSummary {
  name: string
  seats: {
    seat: Seat
    times: Spread | null
    /** Battles in which it happened at all. */
    battles: Share
    /** Won by the seat where it had it at least once, and where it never had. */
    winsWith: Share
    winsWithout: Share
  }[]
  /** How often it came to seats that won their battle, and to those that lost it. */
  winners: Spread | null
  losers: Spread | null
  /** Wins of all seats together, each counted by itself. */
  winsWith: Share
  winsWithout: Share
}

export interface SeatedSummary {
  name: string
  /** Battles in which there was such a seat, of all. */
  battles: Share
  /** Won by whoever it was. */
  wins: Share
  /** How often it was this seat, of those battles; and won by it when it was. */
  seats: { seat: Seat; battles: Share; wins: Share }[]
}

/** `names` may be those of more battles than these. */
export function foundSummary(
  seats: readonly Seat[],
  results: readonly Result[],
  names: MetricNames,
): FoundSummary {
  return {
    strongestEffects: strongestEffects(seats, results, names),
    endings: casesOf(seats, results, ({ ending }) => ending),
    counts: names.counts.map(name => countSummary(seats, results, name)),
    circumstances: names.values.map(name => ({
      name,
      cases: casesOf(seats, results, ({ found }) => found?.values[name] ?? null),
    })),
    seated: names.seats.map(name => seatedSummary(seats, results, name)),
  }
}

/** By value: numbers in their order, others the most frequent first. */
function casesOf(
  seats: readonly Seat[],
  results: readonly Result[],
  of: (result: Result) => string | null,
): CaseSummary[] {
  const groups = Map.groupBy(results, of)
  return [...groups]
    .flatMap(([is, those]) => (is === null ? [] : [{ is, those }]))
    .toSorted((one, other) => byNumber(one.is, other.is) || other.those.length - one.those.length)
    .map(({ is, those }) => ({
      is,
      battles: shareOf(those.length, results.length),
      wins: seats.map(seat => ({ seat, wins: wonBy(those, () => seat) })),
      draws: sharedBy(those, ({ winners }) => winners.length === 0),
    }))
}

function countSummary(
  seats: readonly Seat[],
  results: readonly Result[],
  name: string,
): CountSummary {
  const timesOf = ({ found }: Result, seat: Seat): number => found?.counts[name]?.[seat] ?? 0
  const sides = results.flatMap(result =>
    seats.map(seat => ({
      seat,
      times: timesOf(result, seat),
      had: timesOf(result, seat) > 0,
      won: result.winners.includes(seat),
      isDecided: result.winners.length > 0,
    })),
  )
  const timesWhere = (won: boolean) =>
    sides.filter(side => side.isDecided && side.won === won).map(({ times }) => times)
  return {
    name,
    seats: seats.map(seat => {
      const own = sides.filter(side => side.seat === seat)
      return {
        seat,
        times: spreadOf(own.map(({ times }) => times)),
        battles: sharedBy(own, ({ had }) => had),
        ...winsBy(own),
      }
    }),
    winners: spreadOf(timesWhere(true)),
    losers: spreadOf(timesWhere(false)),
    ...winsBy(sides),
  }
}

function winsBy(
  sides: readonly { had: boolean; won: boolean }[],
): Pick<CountSummary, 'winsWith' | 'winsWithout'> {
  const wins = (those: boolean) =>
    sharedBy(
      sides.filter(({ had }) => had === those),
      ({ won }) => won,
    )
  return { winsWith: wins(true), winsWithout: wins(false) }
}

function seatedSummary(
  seats: readonly Seat[],
  results: readonly Result[],
  name: string,
): SeatedSummary {
  const seatIn = ({ found }: Result): Seat | undefined => found?.seats[name]
  const those = results.filter(result => seatIn(result) !== undefined)
  return {
    name,
    battles: shareOf(those.length, results.length),
    wins: wonBy(those, seatIn),
    seats: seats.map(seat => {
      const his = those.filter(result => seatIn(result) === seat)
      return { seat, battles: shareOf(his.length, those.length), wins: wonBy(his, () => seat) }
    }),
  }
}

function wonBy(results: readonly Result[], whose: (result: Result) => Seat | undefined): Share {
  return sharedBy(results, result => result.winners.some(winner => winner === whose(result)))
}

function sharedBy<One>(all: readonly One[], isSuch: (one: One) => boolean): Share {
  return shareOf(all.filter(isSuch).length, all.length)
}

/** 0 where they are no two numbers. */
function byNumber(one: string, other: string): number {
  return Number(one) - Number(other) || 0
}
