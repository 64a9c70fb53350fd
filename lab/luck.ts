import { seededDice } from '@grognard/umpire'
import type { Battle, Entry, Game, Playable, Seat } from '@grognard/umpire'
import { normalShare } from './statistics.ts'

/** What the dice of one entry were worth to a seat, more or less than on the average. */
export interface LuckyEntry {
  seq: number
  /** Worth of what came of it less the mean worth of what might have come. */
  gain: number
  /** How far such gains lie apart, as a variance. */
  variance: number
}

/** How the dice fell for a seat over a whole battle. */
export interface SeatLuck {
  seat: Seat
  gain: number
  variance: number
  /** In so many of 100 such battles the dice are worse: 0 to 100, 50 where nothing hung on them. */
  percentile: number
  /** Entries that made a difference, the luckiest first. */
  entries: LuckyEntry[]
}

export interface LuckPlan {
  /** How often each order is tried again with other dice. */
  tries?: number
  /** Other dice fall the same way for the same seed. */
  seed?: string
}

/** Called between entries: how many of all are done. False stops the count. */
export type LuckProgress = (done: number, of: number) => boolean

const TRIES = 24

/** The entries whose order made dice fall; the umpire's opening is nobody's. */
export function rolledEntries({ file }: Battle): Entry[] {
  return file.entries.filter(
    ({ seat, order, events }) =>
      seat !== null && order !== null && events.some(({ rolls = [] }) => rolls.length > 0),
  )
}

/**
 * How the dice of a battle fell for each seat against what was to be expected: every order that made
 * dice fall is given again with other dice, and what stands on the table is weighed by the ruleset's
 * own doctrine. Null when `progress` stopped it.
 */
export function luckOf(
  battle: Battle,
  { tries = TRIES, seed = 'luck' }: LuckPlan = {},
  progress: LuckProgress = () => true,
): SeatLuck[] | null {
  const { game, file } = battle
  const state = game.copy(file.start)
  const seats = game.seats(state)
  const rolled = new Set(rolledEntries(battle))
  const found = seats.map((seat): SeatLuck => ({ ...nothing, seat, entries: [] }))
  let done = 0
  for (const entry of file.entries) {
    const before = rolled.has(entry) ? game.copy(state) : null
    for (const event of entry.events) game.applyEvent(state, event)
    if (!before) continue
    const tried = triedAgain(game, before, entry, { tries, seed }, seats)
    seats.forEach((seat, index) =>
      add(found[index], gainOf(entry.seq, worthOf(game, state, seat), tried[index] ?? [])),
    )
    done += 1
    if (!progress(done, rolled.size)) return null
  }
  return found.map(summed)
}

const nothing = { gain: 0, variance: 0, percentile: 50 }

/** For each seat the worths that came of the same order with other dice. */
function triedAgain(
  game: Game,
  before: Playable,
  { seq, seat, order }: Entry,
  { tries, seed }: Required<LuckPlan>,
  seats: readonly Seat[],
): number[][] {
  const worths = seats.map((): number[] => [])
  if (seat === null || order === null) return worths
  for (let attempt = 0; attempt < tries; attempt++) {
    const state = game.copy(before)
    game.playInPlace(state, seat, order, seededDice(`${seed} ${attempt}`, seq))
    seats.forEach((one, index) => worths[index]?.push(worthOf(game, state, one)))
  }
  return worths
}

/** What stands on the table; that a battle has just ended would outweigh everything else. */
export function worthOf(game: Game, state: Playable, seat: Seat): number {
  const view = game.view(state, seat)
  view.outcome = null
  return game.evaluate(view, seat)
}

/**
 * The variance is of all the worths, the actual one among them: if nothing but chance is at work it
 * is one of them. It allows for the mean's own error, since it is of few tries.
 */
function gainOf(seq: number, actual: number, worths: readonly number[]): LuckyEntry {
  const count = worths.length
  if (count === 0) return { seq, gain: 0, variance: 0 }
  const all = [...worths, actual]
  const middle = meanOf(all)
  const squares = all.reduce((sum, worth) => sum + (worth - middle) ** 2, 0)
  return { seq, gain: actual - meanOf(worths), variance: (squares / count) * (1 + 1 / count) }
}

function meanOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length
}

function add(luck: SeatLuck | undefined, entry: LuckyEntry): void {
  if (!luck || (entry.gain === 0 && entry.variance === 0)) return
  luck.gain += entry.gain
  luck.variance += entry.variance
  luck.entries.push(entry)
}

function summed(luck: SeatLuck): SeatLuck {
  const { gain, variance, entries } = luck
  const percentile = variance > 0 ? 100 * normalShare(gain / Math.sqrt(variance)) : 50
  return { ...luck, percentile, entries: entries.toSorted((a, b) => b.gain - a.gain) }
}
