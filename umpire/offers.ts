import { stepAsked } from './advance.ts'
import { waitingIn } from './awaiting.ts'
import { benchOf } from './bench.ts'
import type { Dice } from './dice.ts'
import { rulesOfKind } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'

/** All lawful orders the ruleset offers the seat now, at most `limit`; none when it is not asked. */
export function offersFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  limit = 1000,
): Order[] {
  const offers: Order[] = []
  if (state.outcome || !waitingIn(state).includes(seat)) return offers
  for (const kind of stepAsked(benchOf(ruleset).program, state).orders) {
    for (const order of rulesOfKind(ruleset, kind).offers(state, seat)) {
      if (offers.length >= limit) return offers
      offers.push(order)
    }
  }
  return offers
}

/** One lawful order for search, chosen by the dice. */
export function pickFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  dice: Dice,
): Order | undefined {
  const kinds = stepAsked(benchOf(ruleset).program, state).orders
  let at = kinds.length === 1 ? 0 : dice.roll(kinds.length) - 1
  for (let tried = 0; tried < kinds.length; tried++) {
    const kind = kinds[at]
    const order = kind === undefined ? undefined : pickOfKind(ruleset, state, seat, kind, dice)
    if (order) return order
    at = at + 1 === kinds.length ? 0 : at + 1
  }
  return undefined
}

function pickOfKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  kind: Order['kind'],
  dice: Dice,
): Order | undefined {
  const rules = rulesOfKind(ruleset, kind)
  if (rules.pick) return rules.pick(state, seat, dice)
  const offers = rules.offers(state, seat)
  return offers.length === 0 ? undefined : offers[dice.roll(offers.length) - 1]
}
