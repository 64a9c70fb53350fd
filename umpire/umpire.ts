import { advance, ceaseAsking, stepAsked } from './advance.ts'
import type { Dice } from './dice.ts'
import type { Json, Kind, Of, Seat, StepName } from './kind.ts'
import { faultInOptions, withDefaults } from './options.ts'
import type { Outcome, Playable } from './playable.ts'
import { copyPlace } from './playable.ts'
import { compile } from './program.ts'
import type { Program } from './program.ts'
import { evolve, recordingTable, scratchTable } from './recording.ts'
import type { Placed, Recorded, ScratchTable } from './recording.ts'
import { refused } from './ruling.ts'
import type { Ruling } from './ruling.ts'
import type { Options, OrderRules, Ruleset, Scenario } from './ruleset.ts'
import { describeFault, faultIn } from './shape.ts'

export interface Played<State, Event extends Kind> {
  ruling: Ruling
  events: Recorded<Event>[]
  state: State
}

export interface Ask {
  seat: Seat
  step: StepName
  phase: string
  rule: string
  asks: readonly string[]
}

/** A ruleset with its sequence compiled, kept from call to call. */
interface Bench<State, Order extends Kind, Event extends Kind> {
  program: Program<State, Order, Event>
  scratch: ScratchTable<State, Event> | null
}

const benches = new WeakMap<object, unknown>()

function benchOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Bench<State, Order, Event> {
  const known = benches.get(ruleset)
  if (known) return known as Bench<State, Order, Event>
  const bench: Bench<State, Order, Event> = { program: compile(ruleset.sequence), scratch: null }
  benches.set(ruleset, bench)
  return bench
}

export function scenarioOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  id: string,
): Scenario<State> {
  const scenario = Object.hasOwn(ruleset.scenarios, id) ? ruleset.scenarios[id] : undefined
  if (scenario) return scenario
  const known = Object.keys(ruleset.scenarios).join(', ')
  throw new RangeError(`${ruleset.id} has no scenario "${id}"; it has ${known}.`)
}

/**
 * The state before the first step: no die has fallen.
 * Throws RangeError for an unknown scenario or option, PapersRefused for papers against the rules.
 */
export function prepare<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  scenarioId: string,
  options: Options = {},
  papers: Record<string, Json> = {},
): State {
  const scenario = scenarioOf(ruleset, scenarioId)
  const specs = { ...ruleset.options, ...scenario.options }
  const fault = faultInOptions(specs, options) ?? faultInPapers(scenario, papers)
  if (fault) throw new RangeError(describeFault(fault))
  const state = scenario.begin(withDefaults(specs, options), papers)
  const chapter = Object.keys(ruleset.sequence)[0] ?? 'turn'
  state.place = [{ at: chapter, loop: [], waiting: [] }]
  return state
}

function faultInPapers<State>(scenario: Scenario<State>, papers: Record<string, Json>) {
  const fields = scenario.papers ?? {}
  return faultIn({ type: 'record', fields, optional: Object.keys(fields) }, papers, 'papers')
}

/** Plays a prepared state on to the first question. The given state is left as it is. */
export function begin<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  start: State,
  dice: Dice,
): { state: State; events: Recorded<Event>[] } {
  const state = ruleset.copy(start)
  const table = recordingTable(ruleset, state, dice)
  advance(benchOf(ruleset).program, table)
  return { state, events: withPlace(table.events, state) }
}

/** Who must do what now, or how the battle ended. */
export function awaiting<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Ask[] | Outcome {
  if (state.outcome) return state.outcome
  const { program } = benchOf(ruleset)
  const step = stepAsked(program, state)
  const waiting = state.place[state.place.length - 1]?.waiting ?? []
  const phase = program.phases.get(step.name) ?? ''
  return waiting.map(seat => ({
    seat,
    step: step.name,
    phase,
    rule: step.rule,
    asks: step.orders,
  }))
}

/** The asks alone; none when the battle is over. */
export function asksOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Ask[] {
  const asked = awaiting(ruleset, state)
  return Array.isArray(asked) ? asked : []
}

/** The phases of the turn in the order of play, for the strip on the screen. */
export function phasesOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): string[] {
  return [...new Set(benchOf(ruleset).program.phases.values())].filter(phase => phase !== '')
}

/** May the seat give this order now? Every reason why not, each with its rule. */
export function judge<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Ruling {
  const asked = judgeAsked(ruleset, state, seat, order)
  if (asked) return asked
  const rules = rulesFor(ruleset, order)
  const { kind: _, ...fields } = order
  const fault = faultIn({ type: 'record', fields: rules.shape }, fields)
  if (!fault) return rules.judge(state, seat, order)
  const rule = stepAsked(benchOf(ruleset).program, state).rule
  return refused(rule, 'umpire.malformed', { order: order.kind, fault: describeFault(fault) })
}

/** The umpire's own refusals: the battle is over, the seat is not asked, or not for this. */
function judgeAsked<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Ruling | null {
  if (state.outcome) return refused('', 'umpire.over')
  const step = stepAsked(benchOf(ruleset).program, state)
  const waiting = state.place[state.place.length - 1]?.waiting ?? []
  const values = {
    seat,
    waiting: waiting.join(', '),
    step: step.name,
    asks: step.orders.join(', '),
  }
  if (!waiting.includes(seat)) return refused(step.rule, 'umpire.notAsked', values)
  const isAskedFor = step.orders.some(kind => kind === order.kind)
  return isAskedFor ? null : refused(step.rule, 'umpire.notNow', { ...values, order: order.kind })
}

export function rulesFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  order: Order,
): OrderRules<State, Event, Order> {
  return rulesOfKind(ruleset, order.kind)
}

export function rulesOfKind<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  kind: Order['kind'],
): OrderRules<State, Event, Order> {
  const rules: OrderRules<State, Event, Of<Order, Order['kind']>> | undefined = ruleset.orders[kind]
  if (!rules) throw new RangeError(`${ruleset.id} has no order "${kind}".`)
  return rules
}

/** Plays an order. A refused order changes nothing; the given state is never changed. */
export function play<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  dice: Dice,
): Played<State, Event> {
  const ruling = judge(ruleset, state, seat, order)
  if (!ruling.allowed) return { ruling, events: [], state }
  const after = ruleset.copy(state)
  const table = recordingTable(ruleset, after, dice)
  const rules = rulesFor(ruleset, order)
  rules.carryOut(table, seat, order)
  if (!rules.again) ceaseAsking(after, seat)
  advance(benchOf(ruleset).program, table)
  return { ruling, events: withPlace(table.events, after), state: after }
}

function withPlace<Event extends Kind>(
  events: Recorded<Event>[],
  state: Playable,
): Recorded<Event>[] {
  const placed: Placed = { kind: 'placed', place: copyPlace(state.place) }
  events.push(placed)
  return events
}

/** The same for search: a lawful order on a scratch state, changed in place, nothing recorded. */
export function proceed<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  dice: Dice,
): void {
  const bench = benchOf(ruleset)
  bench.scratch ??= scratchTable(ruleset, state, dice)
  const table = bench.scratch
  table.state = state
  table.dice = dice
  table.chapters.length = 0
  const rules = rulesFor(ruleset, order)
  rules.carryOut(table, seat, order)
  if (!rules.again) ceaseAsking(state, seat)
  advance(bench.program, table)
}

/** All lawful orders the ruleset offers the seat now, at most `limit`. */
export function offersFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  limit = 1000,
): Order[] {
  const offers: Order[] = []
  const ask = asksOf(ruleset, state).find(asked => asked.seat === seat)
  for (const kind of stepKinds(ruleset, state, ask)) {
    for (const order of rulesOfKind(ruleset, kind).offers(state, seat)) {
      if (offers.length >= limit) return offers
      offers.push(order)
    }
  }
  return offers
}

function stepKinds<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  ask: Ask | undefined,
): readonly Order['kind'][] {
  return ask ? stepAsked(benchOf(ruleset).program, state).orders : []
}

/** One lawful order for search, chosen by the dice. */
export function pickFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  dice: Dice,
): Order | undefined {
  const kinds = stepAsked(benchOf(ruleset).program, state).orders
  const first = dice.roll(kinds.length) - 1
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[(first + i) % kinds.length]
    const order = kind === undefined ? undefined : pickOfKind(ruleset, state, seat, kind, dice)
    if (order) return order
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

/** The state after the events; replay needs no dice and no rules. The given state is left as it is. */
export function replay<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  start: State,
  events: readonly Recorded<Event>[],
): State {
  const state = ruleset.copy(start)
  for (const event of events) evolve(ruleset, state, event)
  return state
}
