import { copyJson } from '../json.ts'
import { playInPlace, replay } from '../play.ts'
import { byteDifference } from './stir.ts'
import type { Law } from './trial.ts'
import { diceAt } from './walk.ts'

/** The events, fresh or read from a file, lead from the state before to the state after. */
export const eventsReplay: Law = (ruleset, { before, events, after }) => {
  const live = byteDifference(replay(ruleset, before, events), after)
  if (live !== null) return [`The events lead to another state at ${live}.`]
  const read = byteDifference(replay(ruleset, copyJson(before), copyJson(events)), after)
  return read === null ? [] : [`The events, once written and read, lead elsewhere at ${read}.`]
}

/** Play on a scratch state for search comes to the same as recorded play. */
export const searchPlaysAlike: Law = (ruleset, { before, seat, order, after, step, trial }) => {
  if (seat === null || order === null) return []
  const scratch = ruleset.rules.copy(before)
  playInPlace(ruleset, scratch, seat, order, diceAt(trial, step))
  const at = byteDifference(scratch, after)
  return at === null ? [] : [`On a scratch state the order comes to something else at ${at}.`]
}

/** Playing an order changes neither the state it is played on nor the order. */
export const playChangesNothingGiven: Law = (_ruleset, { before, order, written }) => [
  ...(JSON.stringify(before) === written.before
    ? []
    : ['Playing the order changed the state given.']),
  ...(JSON.stringify(order) === written.order ? [] : ['Playing the order changed the order.']),
]
