import { judge } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import { given, playedOut } from './odds.ts'
import type { Odds, OddsLimits } from './odds.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import type { AnyOrderRules, Continuation, Plays, Ruleset } from './ruleset.ts'
import { allowed } from './ruling.ts'
import type { Table } from './table.ts'

type Next<State, Event extends Kind> = (table: Table<State, Event>) => Continuation<State, Event>
type StillToCome<State, Event extends Kind> = Next<State, Event> | Plays<State, Event>

/**
 * What may come of orders that a seat gives one after the other, as one: each is judged when its turn
 * comes, and left out where it is refused by then. Equal states are gone on from once, so that the odds
 * of many are those of each, put together, and exact.
 */
export function oddsTogether<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  orders: readonly Order[],
  limits?: OddsLimits,
): Odds<State, Event> {
  const rulings = orders.map(order => judge(ruleset, state, seat, order))
  const [refusal = allowed] = rulings.filter(ruling => !ruling.allowed)
  if (!rulings.some(ruling => ruling.allowed))
    return { ruling: refusal, outcomes: [], rolls: [], isExact: true }
  const known = playedOut(ruleset, state, allOf(ruleset, seat, orders), limits)
  const [oddsHidden] = orders.flatMap(
    order => rulesOfKind(ruleset, order.kind).oddsHidden?.(state, seat, order) ?? [],
  )
  return { ruling: allowed, ...known, ...(oddsHidden && { oddsHidden }) }
}

function allOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  seat: Seat,
  orders: readonly Order[],
): Next<State, Event> {
  const rules = sharedRules(ruleset, orders)
  return rules?.settles
    ? settledTogether(ruleset, seat, orders, rules)
    : oneByOne(ruleset, seat, orders)
}

/** Those of the one kind that all are of. */
function sharedRules<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  orders: readonly Order[],
): AnyOrderRules<State, Event, Order> | undefined {
  const [first] = orders
  if (!first || orders.some(({ kind }) => kind !== first.kind)) return undefined
  return rulesOfKind(ruleset, first.kind)
}

/** All are given before any is settled, as at the table; of those whose odds are hidden nothing more comes. */
function settledTogether<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  seat: Seat,
  orders: readonly Order[],
  rules: AnyOrderRules<State, Event, Order>,
): Next<State, Event> {
  return table => {
    const { state } = table
    const open = orders.filter(order => !rules.oddsHidden?.(state, seat, order))
    const taken = orders.filter(order => {
      const isTaken = judge(ruleset, state, seat, order).allowed
      if (isTaken) rules.execute(table, seat, order)
      return isTaken && open.includes(order)
    })
    return rules.settles?.(seat, taken)
  }
}

/** Each order with all that comes of it, then the next. */
function oneByOne<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  seat: Seat,
  orders: readonly Order[],
): Next<State, Event> {
  return orders.reduceRight<Next<State, Event>>(
    (next, order) => {
      const then = followedBy(next)
      return table =>
        judge(ruleset, table.state, seat, order).allowed
          ? then(given(ruleset, table, seat, order))
          : next
    },
    () => undefined,
  )
}

/**
 * What is still to come of one order, then the next. The same comes of the same, so that states from
 * which the same is to come are seen to be equal.
 */
function followedBy<State, Event extends Kind>(
  next: Next<State, Event>,
): (further: Continuation<State, Event>) => Continuation<State, Event> {
  const known = new Map<unknown, StillToCome<State, Event>>()
  const then = (further: Continuation<State, Event>): Continuation<State, Event> => {
    if (!further) return next
    const before = known.get(further) ?? joined(further)
    known.set(further, before)
    return before
  }
  const joined = (further: StillToCome<State, Event>): StillToCome<State, Event> =>
    typeof further === 'object'
      ? { ...further, next: table => then(further.next?.(table)) }
      : table => then(further(table))
  return then
}
