import { seededDice } from '@grognard/umpire'
import type { Candidate, Dice, Game, Kind, Lookahead, Seat, View } from '@grognard/umpire'

/** What the doctrine chooses, in a style if one is named; something lawful where it is mistaken. */
export function lawfulChoice(game: Game, view: View, seat: Seat, dice: Dice, style?: string): Kind {
  return lawful(game, view, seat, dice, game.choose(view, seat, dice, style))
}

/** The order if the law allows it; a doctrine may be mistaken, and the battle goes on. */
export function lawful(game: Game, view: View, seat: Seat, dice: Dice, order: Kind): Kind {
  if (game.judge(view, seat, order).allowed) return order
  const other = game.sample(view, seat, dice)
  if (other && game.judge(view, seat, other).allowed) return other
  throw new Error(`${game.id} offers ${seat} no lawful order.`)
}

/** How it is looked ahead from here; null where the ruleset does not say or nothing can be seen. */
export function lookaheadAt({ lookahead }: Game, view: View, seat: Seat): Lookahead<View> | null {
  return lookahead?.isOfUse?.(view, seat) === false ? null : lookahead
}

/** More orders than any turn has; a battle that stands still is not looked at for ever. */
const MOST_ORDERS = 4000

/**
 * What becomes of a candidate in one way that it may go: what is hidden is made up, both sides play on by
 * the doctrine, and what then stands on the table is weighed for the seat.
 */
function lookedAhead(
  game: Game,
  { clock, ahead, style: usual }: Lookahead<View>,
  view: View,
  seat: Seat,
  { order, style }: Candidate<Kind>,
  dice: Dice,
): number {
  const state = game.determinize(view, seat, dice)
  const until = clock(state) + ahead
  game.playInPlace(state, seat, lawful(game, state, seat, dice, order), dice)
  for (let given = 0; given < MOST_ORDERS && !state.outcome; given++) {
    if (clock(state) >= until) break
    const [ask] = game.asks(state)
    if (!ask) break
    const own = ask.seat === seat ? (style ?? usual) : usual
    game.playInPlace(state, ask.seat, lawfulChoice(game, state, ask.seat, dice, own), dice)
  }
  return game.evaluate(state, seat)
}

/** How much is looked at. It is counted, not timed, so that the same seed finds the same order. */
export interface Effort {
  /** Ways that each is followed before the worse half is given up, and again. */
  rollouts: number
  /** Asked between rollouts; false ends the search with what has been found. */
  goOn?: () => boolean
}

/** A candidate as it was found to be worth, on the average of the ways it was followed. */
export interface WeighedCandidate {
  candidate: Candidate<Kind>
  mean: number
  /** The mean and what the doctrine thinks of it by itself. */
  worth: number
  /** What came of each way; the same place is the same luck for every candidate. */
  found: number[]
}

/**
 * The candidates followed into the future, the best first. All are followed with the same luck; after
 * each round the worse half is given up, until two are left.
 */
export function weighCandidates(
  game: Game,
  lookahead: Lookahead<View>,
  view: View,
  seat: Seat,
  candidates: readonly Candidate<Kind>[],
  seed: string,
  { rollouts, goOn = () => true }: Effort,
): WeighedCandidate[] {
  const best = Math.max(...candidates.map(({ worth }) => worth))
  let alive = candidates.map((candidate): WeighedCandidate => ({
    candidate,
    mean: 0,
    worth: 0,
    found: [],
  }))
  let given: WeighedCandidate[] = []
  for (let round = 0; ; round++) {
    for (let attempt = 0; attempt < rollouts; attempt++) {
      if (!goOn()) return [...inOrder(alive, lookahead.priorWeight, best), ...given]
      const luck = `${seed} ${round * rollouts + attempt}`
      for (const one of alive)
        one.found.push(lookedAhead(game, lookahead, view, seat, one.candidate, seededDice(luck)))
    }
    alive = inOrder(alive, lookahead.priorWeight, best)
    if (alive.length <= 2) return [...alive, ...given]
    const kept = Math.ceil(alive.length / 2)
    given = [...alive.slice(kept), ...given]
    alive = alive.slice(0, kept)
  }
}

/** As far as they have been followed; what was thought better stands before what is as good. */
function inOrder(
  alive: readonly WeighedCandidate[],
  priorWeight: number,
  best: number,
): WeighedCandidate[] {
  return alive
    .map(one => valued(one, priorWeight, best))
    .toSorted((one, other) => other.worth - one.worth)
}

function valued(one: WeighedCandidate, priorWeight: number, best: number): WeighedCandidate {
  const sum = one.found.reduce((all, worth) => all + worth, 0)
  const mean = one.found.length === 0 ? 0 : sum / one.found.length
  return { ...one, mean, worth: mean + priorWeight * (one.candidate.worth - best) }
}
