import { seatsAsked } from '../cursor.ts'
import { judge } from '../judge.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { aheadOf, playAhead } from './share-out.ts'

/**
 * Whether the seat is asked no more at this step once these have been given, one after the other, as far
 * as it can tell. Who is refused by then is left without, as when they are given.
 */
export function areLast<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
  orders: readonly Order[],
): boolean {
  if (view.outcome || !seatsAsked(view).includes(seat)) return false
  const ahead = aheadOf(ruleset, view, seat)
  return orders.some(
    order =>
      judge(ruleset, ahead.state, seat, order).allowed && !playAhead(ruleset, ahead, seat, order),
  )
}
