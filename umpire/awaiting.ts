import { stepAsked } from './advance.ts'
import { benchOf } from './bench.ts'
import type { Kind, Seat, StepName } from './kind.ts'
import type { Outcome, Playable } from './playable.ts'
import { phaseOf } from './program.ts'
import type { Ruleset } from './ruleset.ts'

export interface Ask {
  seat: Seat
  step: StepName
  phase: string
  rule: string
  asks: readonly string[]
}

/** Who must do what now, or how the battle ended. */
export function awaiting<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Ask[] | Outcome {
  if (state.outcome) return state.outcome
  const { program } = benchOf(ruleset)
  const { name: step, rule, orders: asks } = stepAsked(program, state)
  const phase = phaseOf(program, state.place)
  return waitingIn(state).map(seat => ({ seat, step, phase, rule, asks }))
}

/** The seats asked now. */
export function waitingIn(state: Playable): readonly Seat[] {
  return state.place[state.place.length - 1]?.waiting ?? []
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
