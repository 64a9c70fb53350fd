import { seededDice } from '@grognard/umpire'
import type { Game, Candidate, Kind, Lookahead, Seat, View } from '@grognard/umpire'
import { lookedAhead } from './look-ahead.ts'

/** How much is looked at. It is counted, not timed, so that the same seed finds the same order. */
export interface Effort {
  /** Ways that each is followed before the worse half is given up, and again. */
  rollouts: number
  /** Asked between tries; false ends the search with what has been found. */
  goOn?: () => boolean
}

/** An idea as it was found to be worth, on the average of the ways it was followed. */
export interface WeighedCandidate {
  candidate: Candidate<Kind>
  mean: number
  /** The mean and what the doctrine thinks of it by itself. */
  worth: number
  /** What came of each way; the same place is the same luck for every idea. */
  found: number[]
}

/**
 * The ideas followed into the future, the best first. All are followed with the same luck; after
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
