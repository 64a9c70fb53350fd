import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import { always } from '../sequence.ts'
import type { Again, AskStep, BoundStep, Step } from '../sequence.ts'
import { sideOfSeat } from './commander.ts'
import type { Lens } from './lens.ts'
import type { Asked } from './shared-command.ts'

type AskedAt<State> = (step: string) => Asked<State> | undefined

/** A sequence that asks sides, as one that asks their commanders. */
export function sequenceForMany<State extends Playable, Order extends Kind, Event extends Kind>(
  steps: readonly Step<State, Order, Event>[],
  lens: Lens<State, Order>,
  askedAt: AskedAt<State>,
): Step<State, Order, Event>[] {
  return steps.map(step => ({
    within: itemAt => stepForMany(step.within(itemAt), lens, askedAt),
  }))
}

function stepForMany<State extends Playable, Order extends Kind, Event extends Kind>(
  step: BoundStep<State, Order, Event>,
  lens: Lens<State, Order>,
  askedAt: AskedAt<State>,
): BoundStep<State, Order, Event> {
  if (step.step === 'umpire') return step
  if (step.step === 'ask') return askOfMany(step, lens, askedAt(step.name))
  return { ...step, steps: step.steps.map(one => stepForMany(one, lens, askedAt)) }
}

function askOfMany<State extends Playable, Order extends Kind>(
  step: AskStep<State, Order>,
  lens: Lens<State, Order>,
  asked: Asked<State> | undefined,
): AskStep<State, Order> {
  return {
    ...step,
    who(state, index) {
      const sides = step.who(state, index)
      if (lens.isPlain(state)) return sides
      return sides.flatMap(side => seatsAskedOf(state, side, step, lens, asked))
    },
    again: step.again.map(one => ({ ...one, holds: holdsFor(one, step, lens, asked) })),
  }
}

/** Somebody of a side that is asked always is: the senior, where none has a piece to order. */
function seatsAskedOf<State extends Playable, Order extends Kind>(
  state: State,
  side: Seat,
  step: AskStep<State, Order>,
  lens: Lens<State, Order>,
  asked: Asked<State> | undefined,
): readonly Seat[] {
  if (asked === 'senior') return [side]
  if (asked === 'all') return lens.seatsOf(state, side)
  if (typeof asked === 'function') return asked(state, side)
  const acting = lens.acting(state, side, step.orders)
  const found = asked === 'first' ? acting.slice(0, 1) : acting
  return found.length === 0 ? [side] : found
}

function holdsFor<State extends Playable, Order extends Kind>(
  { holds }: Again<State, Order>,
  step: AskStep<State, Order>,
  lens: Lens<State, Order>,
  asked: Asked<State> | undefined,
): Again<State, Order>['holds'] {
  if (holds === always) return always
  return (state, seat) => {
    const side = sideOfSeat(seat)
    if (!holds(state, side)) return false
    if (asked !== undefined || lens.isPlain(state)) return true
    return lens.acting(state, side, step.orders).includes(seat)
  }
}
