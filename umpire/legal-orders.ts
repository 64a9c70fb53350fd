import { stepAsked } from './advance.ts'
import { kindsFor } from './awaiting.ts'
import { compiledOf } from './compiled.ts'
import type { Dice } from './dice.ts'
import type { Kind, Seat } from './kind.ts'
import { knownTo } from './known.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'
import type { Tool } from './tool.ts'

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
  return lists
    .flatMap(orders =>
      sharedOut(orders, most, order =>
        actorOf(rulesOfKind(ruleset, order.kind).tool, order, state),
      ),
    )
    .slice(0, limit)
}

/** At most so many, of each piece as many as of the others: the last to be listed has its own too. */
function sharedOut<Order>(
  orders: Order[],
  most: number,
  actor: (order: Order) => string | undefined,
): Order[] {
  if (orders.length <= most) return orders
  const byActor = [...Map.groupBy(orders, actor).values()]
  const share = mostOfAKind(
    byActor.map(({ length }) => length),
    most,
  )
  return byActor.flatMap(own => own.slice(0, share)).slice(0, most)
}

/** The piece that acts, where the tool tells. */
function actorOf<State, Order>(
  tool: Tool<State, Order> | undefined,
  order: Order,
  state: State,
): string | undefined {
  return tool === undefined || tool.tool === 'form' ? undefined : tool.piece?.(order, state)
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
  let known: State | null = null
  let at = samples.length === 1 ? 0 : dice.roll(samples.length) - 1
  for (let tried = 0; tried < samples.length; tried++) {
    const sampler = samples[at]
    // A view costs more than most samples, so none is made for those that need none.
    if (sampler !== undefined && !sampler.isOpen) known ??= knownTo(ruleset, state, seat)
    const order = sampler?.sample(known ?? state, seat, dice)
    if (order !== undefined) return order
    at = at + 1 === samples.length ? 0 : at + 1
  }
  return undefined
}
