import type { Kind, Of } from './kind.ts'
import type { Playable } from './playable.ts'
import type { AnyOrderRules, Ruleset } from './ruleset.ts'

export function isOrderKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: string,
): kind is Order['kind'] {
  return Object.hasOwn(ruleset.rules.orders, kind)
}

export function rulesFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  order: Order,
): AnyOrderRules<State, Event, Order> {
  return rulesOfKind(ruleset, order.kind)
}

/** Throws RangeError for a kind the ruleset does not have. */
export function rulesOfKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): AnyOrderRules<State, Event, Order> {
  const rules: AnyOrderRules<State, Event, Of<Order, Order['kind']>> | undefined =
    ruleset.rules.orders[kind]
  if (!rules) throw new RangeError(`${ruleset.id} has no order "${kind}".`)
  return rules
}

/** The rules of a kind from outside. Throws RangeError for one the ruleset does not have. */
export function rulesOfAnyKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: string,
): AnyOrderRules<State, Event, Order> {
  if (isOrderKind(ruleset, kind)) return rulesOfKind(ruleset, kind)
  throw new RangeError(`${ruleset.id} has no order "${kind}".`)
}
