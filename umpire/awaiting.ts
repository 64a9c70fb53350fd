import { stepAsked } from './advance.ts'
import { compiledOf } from './compiled.ts'
import { seatsAsked } from './cursor.ts'
import type { Kind, Seat, StepName } from './kind.ts'
import { knownTo } from './known.ts'
import { rulesOfKind } from './order-rules.ts'
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
  const { program } = compiledOf(ruleset)
  const { name: step, rule, orders } = stepAsked(program, state)
  const asks = orders.filter(kind => !rulesOfKind(ruleset, kind).byClock)
  const phase = phaseOf(program, state.place)
  return seatsAsked(state).map(seat => ({ seat, step, phase, rule, asks }))
}

/**
 * The seats that have answered and may take their answer back while others are still asked; `asks`
 * are the kinds of order that do so.
 */
export function retractsOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Ask[] {
  if (state.outcome) return []
  const { program } = compiledOf(ruleset)
  const { name: step, rule, retracts } = stepAsked(program, state)
  if (retracts.length === 0) return []
  const phase = phaseOf(program, state.place)
  const waiting = seatsAsked(state)
  return ruleset.rules.seats(state).flatMap(seat => {
    if (waiting.includes(seat)) return []
    const known = knownTo(ruleset, state, seat)
    const asks = retracts.filter(
      kind => rulesOfKind(ruleset, kind).legalOrders(known, seat).length > 0,
    )
    return asks.length === 0 ? [] : [{ seat, step, phase, rule, asks }]
  })
}

/** The seats that have answered while others are still asked at the same step. */
export function answeredOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Seat[] {
  const waiting = seatsAsked(state)
  if (state.outcome || waiting.length === 0) return []
  const { program } = compiledOf(ruleset)
  const index = state.place.at(-1)?.loop.at(-1) ?? 0
  const asked = stepAsked(program, state).who(state, index)
  return asked.filter(seat => !waiting.includes(seat))
}

/** The kinds of order open to the seat: what it is asked for, else what takes its answer back. */
export function kindsFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): readonly Order['kind'][] {
  const waiting = seatsAsked(state)
  if (state.outcome || waiting.length === 0) return []
  const { orders, retracts } = stepAsked(compiledOf(ruleset).program, state)
  if (waiting.includes(seat)) return orders
  return retracts.length > 0 && ruleset.rules.seats(state).includes(seat) ? retracts : []
}

/** The seats that may order something now: those asked, and those that may take an answer back. */
export function seatsHeard<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): Seat[] {
  return [...seatsAsked(state), ...retractsOf(ruleset, state).map(({ seat }) => seat)]
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
  return [...new Set(compiledOf(ruleset).program.phases.values())].filter(phase => phase !== '')
}
