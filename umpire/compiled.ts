import type { Kind, Of, Seat } from './kind.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import { compile } from './program.ts'
import type { Program, Sampler } from './program.ts'
import type { ScratchTable } from './table.ts'
import type { AnyOrderRules, Ruleset } from './ruleset.ts'
import type { Table } from './table.ts'

/** What the umpire keeps of a ruleset from call to call: its sequence compiled, a table for search. */
export interface Compiled<State, Order extends Kind, Event extends Kind> {
  program: Program<State, Order, Event>
  scratch: ScratchTable<State, Event> | null
  /** By kind, as they were first asked for: a map is read faster than a record of many names. */
  orders: Map<Order['kind'], Execution<State, Order, Event>>
  books: Map<Event['kind'], Bookkeeping<State, Event>>
}

/** What playing needs of an order's rules, in records of one form: those of a book have many, and are read slowly. */
interface Execution<State, Order extends Kind, Event extends Kind> {
  execute: (table: Table<State, Event>, seat: Seat, order: Order) => void
  retracts: boolean
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
  const { books } = compiledOf(ruleset)
  const known = books.get(kind)
  if (known !== undefined) return known
  const found: Bookkeeping<State, Event> | undefined = ruleset.rules.apply[kind]
  if (!found) throw new Error(`This ruleset knows no event "${kind}".`)
  books.set(kind, found)
  return found
}

/** How such an order is played. */
export function executionOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): Execution<State, Order, Event> {
  const { orders } = compiledOf(ruleset)
  const known = orders.get(kind)
  if (known !== undefined) return known
  const rules = rulesOfKind(ruleset, kind)
  const found: Execution<State, Order, Event> = {
    execute: rules.execute,
    retracts: rules.retracts === true,
  }
  orders.set(kind, found)
  return found
}

const allCompiled = new WeakMap<object, unknown>()

/** The ruleset asked for last and its bench: search asks for the same one again and again. */
let last: { ruleset: object; compiled: unknown } | null = null

export function compiledOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Compiled<State, Order, Event> {
  const known = last?.ruleset === ruleset ? last.compiled : allCompiled.get(ruleset)
  // Both are written below only, each ruleset with a bench of its own types.
  const compiled = (known as Compiled<State, Order, Event> | undefined) ?? newCompiled(ruleset)
  if (last?.ruleset !== ruleset) last = { ruleset, compiled }
  return compiled
}

/** How search samples such an order; none where it never gives one. */
function samplesOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): Sampler<State, Order>[] {
  const rules = rulesOfKind(ruleset, kind)
  return rules.excludeFromSearch ? [] : [samplerOf(rules)]
}

/** The ruleset's own way to sample such an order, else one of its legal orders. */
function samplerOf<State, Event extends Kind, Order extends Kind>(
  rules: AnyOrderRules<State, Event, Order>,
): Sampler<State, Order> {
  const oneOffered: Sampler<State, Order>['sample'] = (state, seat, dice) => {
    const legalOrders = rules.legalOrders(state, seat)
    return legalOrders.length === 0 ? undefined : legalOrders[dice.roll(legalOrders.length) - 1]
  }
  return { sample: rules.sample ?? oneOffered, isOpen: rules.samplesOpenly === true }
}

function newCompiled<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Compiled<State, Order, Event> {
  const compiled: Compiled<State, Order, Event> = {
    program: compile(
      ruleset.rules.sequence,
      kind => samplesOf(ruleset, kind),
      kind => rulesOfKind(ruleset, kind).retracts === true,
    ),
    scratch: null,
    orders: new Map(),
    books: new Map(),
  }
  allCompiled.set(ruleset, compiled)
  return compiled
}
