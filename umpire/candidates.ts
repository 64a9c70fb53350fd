import type { Dice } from './dice.ts'
import type { Kind, Seat } from './kind.ts'
import type { Doctrine, Candidate } from './ruleset.ts'

/** Sensible orders for a seat that is asked, thought of as they are asked for; at least what the doctrine chooses. */
export function candidatesOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Generator<Candidate<Order>, void> {
  const chosen = () => [{ order: doctrine.choose(view, seat, dice), worth: 0 }]
  return thoseOrElse(doctrine.candidates?.(view, seat, dice) ?? [], chosen)
}

/** What a beginner thinks of; where the doctrine does not say, what all others do. */
export function beginnersCandidatesOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Generator<Candidate<Order>, void> {
  const all = () => candidatesOf(doctrine, view, seat, dice)
  return thoseOrElse(doctrine.beginnersCandidates?.(view, seat, dice) ?? [], all)
}

function* thoseOrElse<Thought>(
  thoughts: Iterable<Thought>,
  others: () => Iterable<Thought>,
): Generator<Thought, void> {
  let isAny = false
  for (const thought of thoughts) {
    isAny = true
    yield thought
  }
  if (!isAny) yield* others()
}

/** The first so many at most, or all. */
export function firstCandidates<Order>(
  candidates: Iterable<Candidate<Order>>,
  most = Infinity,
): Candidate<Order>[] {
  const first: Candidate<Order>[] = []
  if (most <= 0) return first
  for (const candidate of candidates) {
    first.push(candidate)
    if (first.length >= most) break
  }
  return first
}
