import { firstCandidates } from '@grognard/umpire'
import type { Candidate, Dice, Game, Kind, Seat, View } from '@grognard/umpire'
import { usualLevel } from './level.ts'
import type { Level } from './level.ts'
import { lawful, lawfulChoice, lookaheadAt, weighCandidates } from './search.ts'
import type { Effort } from './search.ts'

/**
 * The first candidate that is not passed over, the best being looked at first: what a beginner does who
 * sees much, but not all. The last one where all are passed over.
 */
export function firstSeen(
  candidates: Iterable<Candidate<Kind>>,
  inHundred: number,
  dice: Dice,
): Candidate<Kind> {
  let last: Candidate<Kind> | undefined
  for (const candidate of candidates) {
    if (dice.roll(100) > inHundred) return candidate
    last = candidate
  }
  if (!last) throw new RangeError('There is no candidate to choose from.')
  return last
}

/** Who plays a seat through a battle, and keeps in mind what he is about. */
export interface Player {
  /** A lawful order. Throws when the seat is not asked, or when the view offers nothing. */
  next(view: View, seat: Seat, dice: Dice): Kind
}

type Thinks = (view: View, seat: Seat, dice: Dice) => Kind

/** Ways an admiral follows each candidate at the table, where the ruleset does not say. */
const ROLLOUTS = 4

/** How long somebody may think: until he is told to stop, and with so many rollouts a candidate. */
export type Leisure = Partial<Effort>

/** What sets the levels apart: an ensign overlooks much and a captain little; an admiral looks ahead. */
const characters: Record<Level, (game: Game, leisure: Leisure) => Thinks> = {
  ensign: game => overlooking(game.beginnersCandidates, game.missRate.beginner),
  captain: game => overlooking(game.candidates, game.missRate.practised),
  admiral: (game, leisure) =>
    lookingAhead(game, { rollouts: game.lookahead?.rollouts ?? ROLLOUTS, ...leisure }),
}

/** The way a seat means to fight for now. */
interface Resolve {
  seat: Seat
  /** As the clock stood, in whole turns. */
  turn: number
  style: string | undefined
}

/** A player of a level. He is given the view of his seat and nothing else; the dice are his own. */
export function playerOf(game: Game, level: Level = usualLevel, leisure: Leisure = {}): Player {
  const thinks = characters[level](game, leisure)
  return {
    next(view, seat, dice) {
      checkAsked(game, view, seat)
      return lawful(game, view, seat, dice, thinks(view, seat, dice))
    },
  }
}

/** The doctrine by itself, which overlooks nothing and does not look ahead; with one plan, if one is named. */
export function doctrinePlayer(game: Game, plan?: string): Player {
  return {
    next(view, seat, dice) {
      checkAsked(game, view, seat)
      return lawfulChoice(game, view, seat, dice, plan)
    },
  }
}

function overlooking(candidates: Game['candidates'], inHundred: number): Thinks {
  return (view, seat, dice) => firstSeen(candidates(view, seat, dice), inHundred, dice).order
}

/** A plan that is known is followed; else a style once taken is kept for the turn. */
function lookingAhead(game: Game, effort: Effort): Thinks {
  let resolve: Resolve | null = null
  return (view, seat, dice) => {
    const plan = game.lookahead?.plan?.(view, seat) ?? null
    if (plan !== null) return game.choose(view, seat, dice, plan)
    const turn = Math.floor(game.lookahead?.clock(view) ?? 0)
    if (resolve?.style !== undefined && resolve.seat === seat && resolve.turn === turn)
      return game.choose(view, seat, dice, resolve.style)
    const { order, style } = bestCandidate(game, view, seat, dice, effort)
    resolve = { seat, turn, style }
    return order
  }
}

function bestCandidate(
  game: Game,
  view: View,
  seat: Seat,
  dice: Dice,
  effort: Effort,
): Candidate<Kind> {
  const found = game.candidates(view, seat, dice)
  const [first, ...others] = firstCandidates(found, game.lookahead?.candidates)
  if (!first) throw new RangeError('There is no candidate to choose from.')
  const lookahead = lookaheadAt(game, view, seat)
  if (!lookahead || others.length === 0) return first
  const seed = `ahead ${dice.roll(1_000_000)}`
  const candidates = [first, ...others]
  const weighed = weighCandidates(game, lookahead, view, seat, candidates, seed, effort)
  return weighed[0]?.candidate ?? first
}

function checkAsked(game: Game, view: View, seat: Seat): void {
  if (game.asks(view).some(ask => ask.seat === seat)) return
  throw new RangeError(`${seat} is not asked for an order now.`)
}

/**
 * A lawful order for a seat that is asked, from somebody who has just come to the table.
 * `dice` are the player's own, not the battle's; `leisure` is for an admiral. Throws as a player does.
 */
export function chooseOrder(
  game: Game,
  view: View,
  seat: Seat,
  dice: Dice,
  level: Level = usualLevel,
  leisure?: Leisure,
): Kind {
  return playerOf(game, level, leisure).next(view, seat, dice)
}
