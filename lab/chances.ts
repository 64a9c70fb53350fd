import { seededDice } from '@grognard/umpire'
import type { Battle, Game, Playable, Seat } from '@grognard/umpire'

/** How the battle stood when a turn began, or at its end. */
export interface TurnMark {
  /** What entries up to this one had led to. */
  seq: number
  /** The turn that begins, as the ruleset counts; the last mark has the last turn's again. */
  turn: number
  state: Playable
}

/** How often each seat won, played on from a mark; a battle that nobody won counts half. */
export interface MarkChances {
  seq: number
  turn: number
  /** By seat, 0 to 1. */
  chances: Record<Seat, number>
}

/** What has been found after so many battles from each mark. */
export interface ChancesFound {
  battles: number
  marks: MarkChances[]
}

/** How far it is, of so many battles in all; and what is found once each mark has had one more. */
export interface ChancesNews {
  done: number
  of: number
  found?: ChancesFound
}

export interface ChancesPlan {
  /** Battles from each mark at most. */
  battles?: number
  /** Other dice fall the same way for the same seed. */
  seed?: string
}

/** More points than this could not be told apart on a page. */
const MOST_MARKS = 24

/** No battle that people play has as many orders; one that does never ends. */
const MOST_ORDERS = 20_000

/** The battle at the beginning of each of its turns, and at its end. */
export function turnMarks({ game, file, state: end }: Battle): TurnMark[] {
  const state = game.copy(file.start)
  const marks: TurnMark[] = []
  for (const { seq, events } of file.entries) {
    for (const event of events) game.applyEvent(state, event)
    const turn = turnOf(game, state)
    if (turn !== marks.at(-1)?.turn && !state.outcome)
      marks.push({ seq, turn, state: game.copy(state) })
  }
  const last = { seq: file.entries.at(-1)?.seq ?? 0, turn: marks.at(-1)?.turn ?? 1, state: end }
  return [...thinned(marks), last]
}

function turnOf(game: Game, state: Playable): number {
  const [seat] = game.seats(state)
  if (!game.lookahead || seat === undefined) return 1
  return Math.floor(game.lookahead.clock(game.sharedView(state, seat)))
}

/** Every second one, or every third …; the first always. */
function thinned(marks: readonly TurnMark[]): TurnMark[] {
  const step = Math.ceil(marks.length / MOST_MARKS)
  return marks.filter((_, index) => index % step === 0)
}

/**
 * How each seat's chance to win went: from the beginning of each turn the battle is played on to its
 * end, again and again, by players who follow the ruleset's doctrine. The dice are the same from all
 * marks. Tells how far it is after each battle.
 */
export function* chancesOf(
  battle: Battle,
  { battles = 24, seed = 'chances' }: ChancesPlan = {},
): Generator<ChancesNews> {
  const { game } = battle
  const marks = turnMarks(battle)
  const seats = game.seats(battle.state)
  const sums = marks.map(() => seats.map(() => 0))
  const of = battles * marks.length
  let done = 0
  for (let round = 1; round <= battles; round++) {
    for (const [index, { state }] of marks.entries()) {
      addShares(sums[index] ?? [], seats, playedOn(game, state, `${seed} ${round}`))
      done += 1
      if (index < marks.length - 1) yield { done, of }
    }
    const found = { battles: round, marks: meansOf(marks, seats, sums, round) }
    yield { done, of, found }
  }
}

/** Nobody's battle is half of everybody's. */
function addShares(sums: number[], seats: readonly Seat[], { outcome }: Playable): void {
  const isDrawn = !outcome || outcome.winners.length === 0
  seats.forEach((seat, index) => {
    const share = isDrawn ? 0.5 : Number(outcome.winners.includes(seat))
    sums[index] = (sums[index] ?? 0) + share
  })
}

function meansOf(
  marks: readonly TurnMark[],
  seats: readonly Seat[],
  sums: readonly number[][],
  battles: number,
): MarkChances[] {
  return marks.map(({ seq, turn }, mark) => {
    const chances = seats.map((seat, index) => [seat, (sums[mark]?.[index] ?? 0) / battles])
    return { seq, turn, chances: Object.fromEntries(chances) }
  })
}

/** The state is left as it is. */
function playedOn(game: Game, from: Playable, seed: string): Playable {
  const state = game.copy(from)
  for (let orders = 0; !state.outcome && orders < MOST_ORDERS; orders++) {
    const [ask] = game.asks(state)
    if (!ask) break
    const dice = seededDice(seed, orders)
    const view = game.sharedView(state, ask.seat)
    const order = game.choose(view, ask.seat, dice, game.lookahead?.style)
    game.playInPlace(state, ask.seat, order, dice)
  }
  return state
}
