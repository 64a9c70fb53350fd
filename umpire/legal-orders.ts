import { stepAsked } from './advance.ts'
import { kindsFor } from './awaiting.ts'
import { compiledOf } from './compiled.ts'
import type { Dice } from './dice.ts'
import type { Kind, Seat } from './kind.ts'
import { knownTo } from './known.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * All legal orders that the ruleset lists for the seat now, at most `limit`: no kind is left out because
 * another has many. When the seat is not asked, those by which it takes its answer back, if it has given one.
 */
export function legalOrdersFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  limit = 1000,
): Order[] {
  const lists = ordersByKind(ruleset, state, seat)
  const most = mostOfAKind(
    lists.map(({ length }) => length),
    limit,
  )
  return lists.flatMap(orders => orders.slice(0, most)).slice(0, limit)
}

/** How many of each list fit within the limit where each has at most as many as the others. */
function mostOfAKind(lengths: readonly number[], limit: number): number {
  let left = limit
  const ascending = lengths.toSorted((one, other) => one - other)
  for (const [at, length] of ascending.entries()) {
    const share = Math.ceil(left / (ascending.length - at))
    if (length > share) return share
    left -= length
  }
  return limit
}

/** All legal orders that the ruleset lists for the seat now, a list for each kind. */
export function ordersByKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): Order[][] {
  const known = knownTo(ruleset, state, seat)
  return kindsFor(ruleset, state, seat).map(kind =>
    rulesOfKind(ruleset, kind).legalOrders(known, seat),
  )
}

/** One lawful order for search, chosen by the dice. */
export function sampleFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  dice: Dice,
): Order | undefined {
  const { samples } = stepAsked(compiledOf(ruleset).program, state)
  const known = knownTo(ruleset, state, seat)
  let at = samples.length === 1 ? 0 : dice.roll(samples.length) - 1
  for (let tried = 0; tried < samples.length; tried++) {
    const order = samples[at]?.(known, seat, dice)
    if (order !== undefined) return order
    at = at + 1 === samples.length ? 0 : at + 1
  }
  return undefined
}
