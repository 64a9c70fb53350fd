import type { Badge, Game, Outcome, Piece, Playable, Seat, Shape } from '@grognard/umpire'
import { battleMetricsShape } from './metrics.ts'
import type { BattleMetrics } from './metrics.ts'
import type { Match } from './plan.ts'

/**
 * The key of what ended a battle, whoever won: of the first message within the outcome's own that
 * names no seat, such as “the last turn is over”; of the outcome where there is none.
 */
export function endingOf({ message: { key, values = {} } }: Outcome): string {
  for (const value of Object.values(values))
    if (typeof value === 'object' && !value.key.startsWith('seat.')) return value.key
  return key
}

/** How a battle went: the same on every machine. */
export interface Result {
  number: number
  seed: string
  winners: Seat[]
  /** The key of the sentence that tells what ended it; null where it was not ended. */
  ending: string | null
  /** Turns by the ruleset's own clock, in hundredths; null where it has none. */
  length: number | null
  orders: number
  /** Pieces by seat. */
  lost: Record<Seat, number>
  /** What stands on the table at the end, as the ruleset's doctrine weighs it. */
  worth: Record<Seat, number>
  /** What the ruleset counts; absent where it tells nothing. */
  found?: BattleMetrics
  /** What went wrong; such a battle counts for nothing. */
  fault: string | null
}

export const resultShape: Shape = {
  type: 'record',
  fields: {
    number: { type: 'integer', from: 1 },
    seed: { type: 'text' },
    winners: { type: 'list', of: { type: 'text' } },
    ending: { type: 'oneOf', of: [{ type: 'text' }, { type: 'nothing' }] },
    length: { type: 'oneOf', of: [{ type: 'number' }, { type: 'nothing' }] },
    orders: { type: 'integer', from: 0 },
    lost: { type: 'table', of: { type: 'integer', from: 0 } },
    worth: { type: 'table', of: { type: 'number' } },
    found: battleMetricsShape,
    fault: { type: 'oneOf', of: [{ type: 'text' }, { type: 'nothing' }] },
  },
  optional: ['found'],
}

/** What was noted while the battle went on. */
export interface Notes {
  orders: number
  roster: Roster
  found: BattleMetrics | undefined
}

export function resultOf(
  game: Game,
  { number, dice }: Match,
  end: Playable,
  { orders, roster, found }: Notes,
): Result {
  const seats = game.seats(end)
  return {
    number,
    seed: dice.seed,
    winners: [...(end.outcome?.winners ?? [])],
    ending: end.outcome && endingOf(end.outcome),
    length: lengthOf(game, end, seats),
    orders,
    lost: roster.lostBy(seats, game.pieces(end)),
    worth: Object.fromEntries(seats.map(seat => [seat, worthOf(game, end, seat)])),
    ...(found && { found }),
    fault: null,
  }
}

export function failed({ number, dice }: Match, orders: number, error: unknown): Result {
  const fault = error instanceof Error ? error.message : String(error)
  const nothing = { winners: [], ending: null, length: null, lost: {}, worth: {} }
  return { number, seed: dice.seed, ...nothing, orders, fault }
}

function lengthOf(game: Game, state: Playable, [seat = '']: readonly Seat[]): number | null {
  if (!game.lookahead) return null
  return Math.round(game.lookahead.clock(game.view(state, seat)) * 100) / 100
}

/** That the battle is won or lost would outweigh everything that stands on the table. */
function worthOf(game: Game, state: Playable, seat: Seat): number {
  const view = game.view(state, seat)
  view.outcome = null
  return Math.round(game.evaluate(view, seat) * 1000) / 1000
}

/** Whose each piece was when it was first seen, and which of them are lost. */
export interface Roster {
  note(pieces: readonly Piece[]): void
  /** How many of a seat's pieces are now off the table, out of action or another's. */
  lostBy(seats: readonly Seat[], now: readonly Piece[]): Record<Seat, number>
}

/** A piece that bears one of these fights no more. */
const OUT_OF_ACTION: ReadonlySet<Badge['kind']> = new Set([
  'struck',
  'unmanned',
  'prize',
  'abandoned',
])

export function newRoster(): Roster {
  const first = new Map<string, Seat>()
  return {
    note(pieces) {
      for (const { id, seat } of pieces) if (seat !== null && !first.has(id)) first.set(id, seat)
    },
    lostBy(seats, pieces) {
      const left = new Map(pieces.filter(isInAction).map(({ id, seat }) => [id, seat]))
      const lost = [...first].filter(([id, seat]) => left.get(id) !== seat)
      return Object.fromEntries(
        seats.map(seat => [seat, lost.filter(([, whose]) => whose === seat).length]),
      )
    },
  }
}

function isInAction({ badges }: Piece): boolean {
  return !badges.some(({ kind }) => OUT_OF_ACTION.has(kind))
}

/** Everything that is told in any of the battles, each name once, in alphabetical order. */
export interface MetricNames {
  counts: string[]
  values: string[]
  seats: string[]
}

export function foundNames(results: readonly Result[]): MetricNames {
  const names = (part: keyof MetricNames) =>
    [...new Set(results.flatMap(({ found }) => Object.keys(found?.[part] ?? {})))].toSorted()
  return { counts: names('counts'), values: names('values'), seats: names('seats') }
}
