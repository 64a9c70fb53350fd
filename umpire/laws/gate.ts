import { faultInState } from '../border.ts'
import { faultInEvent } from '../event-shape.ts'
import { describeFault } from '../fault.ts'
import { copyJson } from '../json.ts'
import type { Law } from './trial.ts'

/**
 * Whatever play leads to can be loaded again: the state, and what each seat sees of it; one of them
 * at each order, in turn.
 */
export const statesCanBeLoaded: Law = (ruleset, { after, step }) => {
  const seats = ruleset.seats(after)
  const seat = seats[(step % (seats.length + 1)) - 1]
  const state = seat === undefined ? after : ruleset.view(after, seat)
  const fault = faultInState(ruleset, copyJson(state))
  const whose = seat === undefined ? 'The state' : `The view of ${seat}`
  return fault ? [`${whose} cannot be loaded: ${describeFault(fault)}.`] : []
}

/** Every recorded event has the fields that its ruleset says; what it does not describe may have any. */
export const eventsHaveTheirShape: Law = (ruleset, { events }) =>
  events.flatMap(event => {
    const fault = faultInEvent(ruleset.eventShapes, copyJson(event))
    return fault ? [`The event "${event.kind}" is out of shape: ${describeFault(fault)}.`] : []
  })
