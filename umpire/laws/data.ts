import { firstNotPlain } from '../json.ts'
import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { ownFields, sharedBesidesSetting } from './setting.ts'
import { byteDifference, sharedWith, stirAll, stirred } from './stir.ts'
import type { Law } from './trial.ts'

/** At every rest state and events are plain data, which JSON brings back unchanged. */
export const statesSurviveJson: Law = (_ruleset, { after, events }) => {
  const inState = firstNotPlain(after)
  const inEvents = firstNotPlain(events)
  return [
    ...(inState === null ? [] : [`The state is no plain data at ${inState || 'the whole'}.`]),
    ...(inEvents === null ? [] : [`The events are no plain data at ${inEvents || 'the whole'}.`]),
  ]
}

/** A copy shows every leaf of a state in which each has been changed, and none else. */
export const copiesDropNothing: Law = (ruleset, { before, after }) =>
  [before, after].flatMap(state => faultsInDropping(ruleset, state))

function faultsInDropping<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): string[] {
  const at = byteDifference(sorted(ruleset.rules.copy(state)), sorted(state))
  if (at !== null) return [`A copy differs at ${at}.`]
  const changed = stirred(state)
  const unseen = byteDifference(sorted(ruleset.rules.copy(changed)), sorted(changed))
  return unseen === null ? [] : [`A copy of a changed state does not show it at ${unseen}.`]
}

/** The copy of a state drops nothing and shares nothing but the setting. */
export function faultsInCopy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): string[] {
  const shared = sharedBesidesSetting(ruleset, ruleset.rules.copy(state), state)
  const sharing = shared === null ? [] : [`A copy shares ${shared} with the state.`]
  return [...faultsInDropping(ruleset, state), ...sharing]
}

/** The copy may write fields in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).map(([name, part]): [string, unknown] => [name, sorted(part)])
  return Object.fromEntries(names.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Copies and views share no list and no record with the state, its setting left aside. */
export const copiesShareNothing: Law = (ruleset, { after }) => {
  const written = JSON.stringify(after)
  const copy = ruleset.rules.copy(after)
  const shared = sharedBesidesSetting(ruleset, copy, after)
  const views = ruleset.rules.seats(after).flatMap(seat => {
    const at = sharedBesidesSetting(ruleset, ruleset.secrecy.view(after, seat), after)
    return at === null ? [] : [`The view of ${seat} shares ${at} with the state.`]
  })
  stirAll(ownFields(ruleset, copy))
  const isStirred = JSON.stringify(after) !== written
  return [
    ...(shared === null ? [] : [`A copy shares ${shared} with the state.`]),
    ...(isStirred ? ['A change to a copy shows in the state.'] : []),
    ...views,
  ]
}

/** The state keeps no part of an event or an order, and of the state before only the setting. */
export const stateAndEventsShareNothing: Law = (ruleset, { before, order, events, after }) => {
  const withEvents = sharedWith(events, after)
  const withOrder = sharedWith(order, after)
  const withBefore = sharedBesidesSetting(ruleset, after, before)
  return [
    ...(withEvents === null ? [] : [`The event at ${withEvents} is part of the state.`]),
    ...(withOrder === null ? [] : [`The order is part of the state at ${withOrder}.`]),
    ...(withBefore === null ? [] : [`The state shares ${withBefore} with the one before.`]),
  ]
}
