import { judge, pickFor } from '@grognard/umpire'
import type { Dice, Kind, Playable, Ruleset, Seat } from '@grognard/umpire'

/**
 * A lawful order for a seat that is asked, by the ruleset's doctrine.
 * It is given the seat's view, never the state; `dice` are its own, not the battle's.
 * Throws when the seat is not asked, or when the view offers nothing.
 */
export function chooseOrder<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
  dice: Dice,
): Order {
  const order = ruleset.doctrine.choose(view, seat, dice)
  if (judge(ruleset, view, seat, order).allowed) return order
  return anyLawful(ruleset, view, seat, dice)
}

/** A doctrine may be mistaken; the battle goes on with whatever is lawful. */
function anyLawful<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
  dice: Dice,
): Order {
  const order = pickFor(ruleset, view, seat, dice)
  if (order && judge(ruleset, view, seat, order).allowed) return order
  throw new Error(`${ruleset.id} offers ${seat} no lawful order.`)
}
