import type { Played } from './recorded.ts'
import { advance, askAgain, ceaseAsking, stepAsked } from './advance.ts'
import type { UmpiresTable } from './table.ts'
import { compiledOf, executionOf } from './compiled.ts'
import type { Dice } from './dice.ts'
import { judge } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import { atRest, applyEvent, recordingTable, scratchTable } from './recording.ts'
import type { Hearer } from './table.ts'
import type { Program } from './program.ts'
import type { Recorded } from './recorded.ts'
import type { Ruleset } from './ruleset.ts'

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
  const table = recordingTable(ruleset, ruleset.rules.copy(state), dice)
  execute(ruleset, compiledOf(ruleset).program, table, seat, order)
  return { ruling, events: atRest(table), state: table.state }
}

/**
 * Plays a lawful order for search: on a scratch state, changed in place, nothing recorded.
 * `hear` is told of each event before it happens.
 */
export function playInPlace<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  dice: Dice,
  hear: Hearer<State, Event> | null = null,
): void {
  const compiled = compiledOf(ruleset)
  compiled.scratch ??= scratchTable(ruleset, state, dice)
  const table = compiled.scratch
  // Search plays on with the same state and dice, and each write is one more for the collector to note.
  if (table.state !== state) table.state = state
  if (table.dice !== dice) table.dice = dice
  table.rolled = 0
  table.hear = hear
  if (table.opened.length > 0) table.opened.length = 0
  execute(ruleset, compiled.program, table, seat, order)
}

function execute<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  program: Program<State, Order, Event>,
  table: UmpiresTable<State, Event>,
  seat: Seat,
  order: Order,
): void {
  const execution = executionOf(ruleset, order.kind)
  execution.execute(table, seat, order)
  if (execution.retracts) askAgain(table.state, seat)
  else if (!program.hasAgain || !goesOn(program, table.state, seat, order.kind))
    ceaseAsking(table.state, seat)
  advance(program, table)
}

/** Whether the seat is asked for more at this step after such an order. */
function goesOn<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  state: State,
  seat: Seat,
  kind: Order['kind'],
): boolean {
  const holds = stepAsked(program, state).again?.get(kind)
  return holds !== undefined && holds(state, seat)
}

/** The state after the events; replay needs no dice and no rules. The given state is left as it is. */
export function replay<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  start: State,
  events: readonly Recorded<Event>[],
): State {
  const state = ruleset.rules.copy(start)
  for (const event of events) applyEvent(ruleset, state, event)
  return state
}
