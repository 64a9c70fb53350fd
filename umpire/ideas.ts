import type { Dice } from './dice.ts'
import type { Kind, Seat } from './kind.ts'
import type { Doctrine, Idea } from './ruleset.ts'

/** Sensible orders for a seat that is asked; at least what the doctrine chooses. */
export function ideasOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Idea<Order>[] {
  const ideas = doctrine.ideas?.(view, seat, dice) ?? []
  return ideas.length > 0 ? ideas : [{ order: doctrine.choose(view, seat, dice), worth: 0 }]
}

/** What a beginner thinks of; where the doctrine does not say, what all others do. */
export function beginnersIdeasOf<State, Order extends Kind>(
  doctrine: Doctrine<State, Order>,
  view: State,
  seat: Seat,
  dice: Dice,
): Idea<Order>[] {
  const ideas = doctrine.beginnersIdeas?.(view, seat, dice) ?? []
  return ideas.length > 0 ? ideas : ideasOf(doctrine, view, seat, dice)
}
