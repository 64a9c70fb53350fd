import type { Kind, Of } from './kind.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import { compile } from './program.ts'
import type { PickOrder, Program } from './program.ts'
import type { ScratchTable } from './recording.ts'
import type { OrderRules, Ruleset } from './ruleset.ts'

/** What the umpire keeps of a ruleset from call to call: its sequence compiled, a table for search. */
export interface Bench<State, Order extends Kind, Event extends Kind> {
  program: Program<State, Order, Event>
  scratch: ScratchTable<State, Event> | null
  /** By kind, as they were first asked for: a map is read faster than a record of many names. */
  orders: Map<Order['kind'], OrderRules<State, Event, Order>>
  books: Map<Event['kind'], Bookkeeping<State, Event>>
}

/** Applies an event of its kind to the state. */
export type Bookkeeping<State, Event extends Kind> = (
  state: State,
  event: Of<Event, Event['kind']>,
) => void

/** The ruleset's bookkeeping for such events. */
export function bookkeepingOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Event['kind'],
): Bookkeeping<State, Event> {
  const { books } = benchOf(ruleset)
  const known = books.get(kind)
  if (known) return known
  const found: Bookkeeping<State, Event> | undefined = ruleset.evolve[kind]
  if (!found) throw new Error(`This ruleset knows no event "${kind}".`)
  books.set(kind, found)
  return found
}

/** The ruleset's rules for such an order. */
export function rulesInUse<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): OrderRules<State, Event, Order> {
  const { orders } = benchOf(ruleset)
  const known = orders.get(kind)
  if (known) return known
  const found = rulesOfKind(ruleset, kind)
  orders.set(kind, found)
  return found
}

const benches = new WeakMap<object, unknown>()

/** The ruleset asked for last and its bench: search asks for the same one again and again. */
let last: { ruleset: object; bench: unknown } | null = null

export function benchOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Bench<State, Order, Event> {
  const known = last?.ruleset === ruleset ? last.bench : benches.get(ruleset)
  // Both are written below only, each ruleset with a bench of its own types.
  const bench = (known as Bench<State, Order, Event> | undefined) ?? newBench(ruleset)
  if (last?.ruleset !== ruleset) last = { ruleset, bench }
  return bench
}

/** The ruleset's own way to pick such an order, else one of its offers; none where search has none. */
function picksOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): PickOrder<State, Order>[] {
  const rules = rulesOfKind(ruleset, kind)
  if (rules.searchSkips) return []
  if (rules.pick) return [rules.pick]
  const oneOffered: PickOrder<State, Order> = (state, seat, dice) => {
    const offers = rules.offers(state, seat)
    return offers.length === 0 ? undefined : offers[dice.roll(offers.length) - 1]
  }
  return [oneOffered]
}

function newBench<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Bench<State, Order, Event> {
  const bench: Bench<State, Order, Event> = {
    program: compile(
      ruleset.sequence,
      kind => picksOf(ruleset, kind),
      kind => rulesOfKind(ruleset, kind).recalls === true,
      kind => rulesOfKind(ruleset, kind).again !== undefined,
    ),
    scratch: null,
    orders: new Map(),
    books: new Map(),
  }
  benches.set(ruleset, bench)
  return bench
}
