import { asksOf } from '../awaiting.ts'
import type { Decoder } from '../decode.ts'
import type { Game } from '../game.ts'
import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import type { GroupOrder, GroupWish } from './command.ts'
import { areLast } from './last-orders.ts'
import { planFor } from './plan.ts'
import { actorOf, shareOut } from './share-out.ts'

type OfCommand = 'formations' | 'groupOrders' | 'shareOut' | 'plan' | 'areLast'

/** The id of the order that every game has: each as the last time. */
export const AS_LAST_TIME = 'again'

/** Command of a ruleset's own types, closed in for programs that know no game. */
export function commandOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { state: enter, order: read }: Pick<Decoder<State, Order, Event>, 'state' | 'order'>,
): Pick<Game, OfCommand> {
  const { command } = ruleset
  return {
    formations: (view, seat) => command?.formations(enter(view), seat) ?? [],
    groupOrders(view, seat) {
      const asked = asksOf(ruleset, enter(view)).find(ask => ask.seat === seat)?.asks ?? []
      return Object.entries(command?.orders ?? {})
        .filter(([, { kinds }]) => kinds[0] !== undefined && asked.includes(kinds[0]))
        .map(([id, { aim }]) => ({ id, aim }))
    },
    shareOut(view, seat, wish) {
      const order = groupOrder(
        ruleset,
        wish,
        (wish.lastTime ?? []).map(one => read(one)),
      )
      return shareOut(ruleset, enter(view), seat, { ...wish, order })
    },
    plan: (view, seat) => planFor(ruleset, enter(view), seat),
    areLast: (view, seat, orders) =>
      areLast(
        ruleset,
        enter(view),
        seat,
        orders.map(order => read(order)),
      ),
  }
}

function groupOrder<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { id }: GroupWish,
  lastTime: readonly Order[],
): GroupOrder<State, Order> {
  const order = ruleset.command?.orders[id]
  if (order) return order
  if (id === AS_LAST_TIME) return asLastTime(ruleset, lastTime)
  throw new RangeError(`${ruleset.id} has no order for many "${id}".`)
}

/** Each is ordered what it was ordered then. */
function asLastTime<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  lastTime: readonly Order[],
): GroupOrder<State, Order> {
  return {
    aim: 'nothing',
    kinds: [],
    orders: ({ state }, piece) =>
      lastTime.filter(order => actorOf(ruleset, state, order) === piece),
  }
}
