import type { Kind } from './kind.ts'
import type { Playable } from './playable.ts'
import { compile } from './program.ts'
import type { Program } from './program.ts'
import type { ScratchTable } from './recording.ts'
import type { Ruleset } from './ruleset.ts'

/** What the umpire keeps of a ruleset from call to call: its sequence compiled, a table for search. */
export interface Bench<State, Order extends Kind, Event extends Kind> {
  program: Program<State, Order, Event>
  scratch: ScratchTable<State, Event> | null
}

const benches = new WeakMap<object, unknown>()

export function benchOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Bench<State, Order, Event> {
  const known = benches.get(ruleset)
  // The map is written below only, each ruleset with a bench of its own types.
  if (known) return known as Bench<State, Order, Event>
  const bench: Bench<State, Order, Event> = { program: compile(ruleset.sequence), scratch: null }
  benches.set(ruleset, bench)
  return bench
}
