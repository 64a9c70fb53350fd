import type { Dice } from './dice.ts'
import type { Kind, Seat } from './kind.ts'
import type { Doctrine, Idea } from './ruleset.ts'

/** Sensible orders for a seat that is asked, thought of as they are asked for; at least what the doctrine chooses. */
export function ideasOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Generator<Idea<Order>, void> {
  const chosen = () => [{ order: doctrine.choose(view, seat, dice), worth: 0 }]
  return thoseOrElse(doctrine.ideas?.(view, seat, dice) ?? [], chosen)
}

/** What a beginner thinks of; where the doctrine does not say, what all others do. */
export function beginnersIdeasOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Generator<Idea<Order>, void> {
  const all = () => ideasOf(doctrine, view, seat, dice)
  return thoseOrElse(doctrine.beginnersIdeas?.(view, seat, dice) ?? [], all)
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
export function firstIdeas<Order>(ideas: Iterable<Idea<Order>>, most = Infinity): Idea<Order>[] {
  const first: Idea<Order>[] = []
  if (most <= 0) return first
  for (const idea of ideas) {
    first.push(idea)
    if (first.length >= most) break
  }
  return first
}
