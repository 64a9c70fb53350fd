import type { Seat } from '@grognard/umpire'
import { meanDifference, shareDifference } from './difference.ts'
import type { Difference, Pair } from './difference.ts'
import { foundSummary } from './metrics-summary.ts'
import type { FoundSummary } from './metrics-summary.ts'
import { foundNames } from './result.ts'
import type { MetricNames } from './result.ts'
import { isRepeat, matchOf, seatTaken, valuesOf } from './plan.ts'
import type { Contestant, Plan } from './plan.ts'
import type { Result } from './result.ts'
import { shareOf, spreadOf } from './statistics.ts'
import type { Share, Spread } from './statistics.ts'

/**
 * What the battles under one value come to. Those that went wrong are counted and left out; of a
 * battle that was played twice alike one counts.
 */
export interface Summary {
  /** Of what is varied; empty where nothing is. */
  value: string
  battles: number
  faults: number
  /** Played a second time just alike, and so not counted. */
  repeats: number
  draws: Share
  length: Spread | null
  orders: Spread | null
  seats: SeatSummary[]
  /** By who plays, whatever the seat; none where all seats are played alike. */
  contestants: ContestantSummary[]
  found: FoundSummary
}

interface SeatSummary {
  seat: Seat
  wins: Share
  lost: Spread | null
  worth: Spread | null
}

interface ContestantSummary {
  contestant: Contestant
  wins: Share
}

export function summariesOf(plan: Plan, results: readonly Result[]): Summary[] {
  const count = valuesOf(plan).length
  const names = foundNames(results)
  return valuesOf(plan).map((value, index) => {
    const played = results.filter(({ number }) => (number - 1) % count === index)
    return summaryOf(plan, value, played, names)
  })
}

function summaryOf(plan: Plan, value: string, all: readonly Result[], names: MetricNames): Summary {
  const results = all.filter(result => isCounted(plan, result))
  const { length } = results
  const seats = Object.keys(plan.contestants)
  const lengths = results.flatMap(result => result.length ?? [])
  return {
    value,
    battles: length,
    faults: all.filter(result => !isSound(result)).length,
    repeats: all.filter(isSound).length - length,
    draws: shareOf(results.filter(({ winners }) => winners.length === 0).length, length),
    length: spreadOf(lengths),
    orders: spreadOf(results.map(({ orders }) => orders)),
    seats: seats.map(seat => ({
      seat,
      wins: shareOf(results.filter(({ winners }) => winners.includes(seat)).length, length),
      lost: spreadOf(results.map(({ lost }) => lost[seat] ?? 0)),
      worth: spreadOf(results.map(({ worth }) => worth[seat] ?? 0)),
    })),
    contestants: contestantSummaries(plan, results),
    found: foundSummary(seats, results, names),
  }
}

export function isSound({ fault: error }: Result): boolean {
  return error === null
}

export function isCounted(plan: Plan, result: Result): boolean {
  return isSound(result) && !isRepeat(plan, matchOf(plan, result.number))
}

function contestantSummaries(plan: Plan, results: readonly Result[]): ContestantSummary[] {
  const played = results.map(({ number, winners }) => {
    const { contestants } = matchOf(plan, number)
    return { here: Object.values(contestants), won: winners.map(seat => contestants[seat]) }
  })
  const known = [...new Set(played.flatMap(({ here }) => here))]
  if (known.length < 2) return []
  return known.map(contestant => {
    const fights = played.filter(({ here }) => here.includes(contestant))
    const won = fights.filter(fight => fight.won.includes(contestant))
    return { contestant, wins: shareOf(won.length, fights.length) }
  })
}

/**
 * One value held against the first, battle by battle of the same seed. Where a seat's player is varied
 * and seats are swapped, a seat stands for whoever has it in the plan, wherever he sits.
 */
export interface Comparison {
  one: string
  other: string
  seats: { seat: Seat; wins: Difference; lost: Difference }[]
  length: Difference | null
  /** Every battle went just as the one of the same seed, so that the value has changed nothing. */
  isSame: boolean
  /** Chances below this are held to be no chance: the more values, the smaller it is. */
  threshold: number
}

const UNLIKELY = 0.05

export function comparisonsOf(plan: Plan, results: readonly Result[]): Comparison[] {
  const [one = '', ...others] = valuesOf(plan)
  const sound = new Map(results.filter(isSound).map(result => [result.number, result]))
  const count = others.length + 1
  return others.map((other, index) => {
    const pairs: Pair<Result>[] = []
    for (let pair = 0; pair < plan.battles; pair++) {
      const first = sound.get(pair * count + 1)
      const second = sound.get(pair * count + index + 2)
      if (first && second) pairs.push([first, second])
    }
    return { one, other, ...compared(plan, pairs), threshold: UNLIKELY / others.length }
  })
}

/** Whether what differs goes about from seat to seat, so that seats cannot be held against each other. */
export function isByPlayer({ vary, swap }: Plan): boolean {
  return swap && vary?.of === 'seat'
}

function compared(
  plan: Plan,
  pairs: readonly Pair<Result>[],
): Pick<Comparison, 'seats' | 'length' | 'isSame'> {
  const each = <Value>(of: (result: Result) => Value): Pair<Value>[] =>
    pairs.map(([one, other]) => [of(one), of(other)])
  const hasLength = pairs.every(([one, other]) => one.length !== null && other.length !== null)
  const taken = ({ number }: Result, seat: Seat): Seat =>
    isByPlayer(plan) ? seatTaken(plan, matchOf(plan, number), seat) : seat
  return {
    seats: Object.keys(plan.contestants).map(seat => ({
      seat,
      wins: shareDifference(each(result => result.winners.includes(taken(result, seat)))),
      lost: meanDifference(each(result => result.lost[taken(result, seat)] ?? 0)),
    })),
    length: hasLength ? meanDifference(each(({ length }) => length ?? 0)) : null,
    isSame: pairs.length > 0 && pairs.every(([one, other]) => wentAlike(one, other)),
  }
}

function wentAlike(one: Result, other: Result): boolean {
  return JSON.stringify({ ...one, number: 0 }) === JSON.stringify({ ...other, number: 0 })
}
