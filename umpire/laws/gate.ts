import { errorInState } from '../decode.ts'
import { errorInEvent } from '../event-shape.ts'
import { describeError } from '../validation-error.ts'
import { copyJson } from '../json.ts'
import type { Law } from './trial.ts'

/**
 * Whatever play leads to can be loaded again: the state, and what each seat sees of it; one of them
 * at each order, in turn.
 */
export const statesCanBeLoaded: Law = (ruleset, { after, step }) => {
  const seats = ruleset.rules.seats(after)
  const seat = seats[(step % (seats.length + 1)) - 1]
  const state = seat === undefined ? after : ruleset.secrecy.view(after, seat)
  const error = errorInState(ruleset, copyJson(state))
  const whose = seat === undefined ? 'The state' : `The view of ${seat}`
  return error ? [`${whose} cannot be loaded: ${describeError(error)}.`] : []
}

/** Every recorded event has the fields that its ruleset says; what it does not describe may have any. */
export const eventsHaveTheirShape: Law = (ruleset, { events }) =>
  events.flatMap(event => {
    const error = errorInEvent(ruleset.rules.eventShapes, copyJson(event))
    return error ? [`The event "${event.kind}" is out of shape: ${describeError(error)}.`] : []
  })
