import type { Of, Seat } from '@grognard/umpire'
import { orders } from '../order-rules.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'

/** The first lawful order of these kinds, in the order of the kinds. */
export function firstOffer(
  view: State,
  seat: Seat,
  ...kinds: readonly Order['kind'][]
): Order | undefined {
  for (const kind of kinds) {
    const [first] = legalOrdersOf(view, seat, kind)
    if (first) return first
  }
  return undefined
}

export function legalOrdersOf<K extends Order['kind']>(
  view: State,
  seat: Seat,
  kind: K,
): Of<Order, K>[] {
  const rules: { legalOrders(state: State, seat: Seat): Of<Order, K>[] } = orders[kind]
  return rules.legalOrders(view, seat)
}

/** Whether the law allows it. */
export function isLawful<K extends Order['kind']>(
  view: State,
  seat: Seat,
  order: Of<Order, K>,
): boolean {
  const kind: K = order.kind
  const rules: { judge(state: State, seat: Seat, order: Of<Order, K>): { allowed: boolean } } =
    orders[kind]
  return rules.judge(view, seat, order).allowed
}
