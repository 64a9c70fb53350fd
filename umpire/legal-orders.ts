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
 * All legal orders that the ruleset lists for the seat now, at most `limit`. When it is not asked, those by
 * which it takes its answer back, if it has given one.
 */
export function legalOrdersFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  limit = 1000,
): Order[] {
  const legalOrders: Order[] = []
  const known = knownTo(ruleset, state, seat)
  for (const kind of kindsFor(ruleset, state, seat)) {
    for (const order of rulesOfKind(ruleset, kind).legalOrders(known, seat)) {
      if (legalOrders.length >= limit) return legalOrders
      legalOrders.push(order)
    }
  }
  return legalOrders
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
