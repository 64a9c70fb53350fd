import { waitingIn } from '../awaiting.ts'
import { beginnersCandidatesOf, firstCandidates, candidatesOf } from '../candidates.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import { byteDifference, sharedWith } from './stir.ts'
import type { Law, Moment } from './trial.ts'

/** A glance shows what a view shows, and nothing more. */
export const glancesAreViews: Law = ({ glance, ...ruleset }, { after }) =>
  ruleset.seats(after).flatMap(seat => {
    const at = glance ? byteDifference(glance(after, seat), ruleset.view(after, seat)) : null
    return at === null ? [] : [`The glance of ${seat} differs from the view at ${at}.`]
  })

/** Who thinks about a glance changes nothing of the state, and what he imagines is his own. */
export const glancesAreOnlyLookedAt: Law = (ruleset, moment) => {
  if (!ruleset.glance) return []
  const { after } = moment
  const written = JSON.stringify(after)
  const kept = waitingIn(after).flatMap(seat => thoughtBy(ruleset, moment, seat))
  return JSON.stringify(after) === written
    ? kept
    : [...kept, 'Thinking about a glance changes the state.']
}

function thoughtBy<State extends Playable, Order extends Kind, Event extends Kind>(
  { glance, doctrine, determinize }: Ruleset<State, Order, Event>,
  { after, trial, step }: Moment<State, Order, Event>,
  seat: Seat,
): string[] {
  const dice = seededDice(`${trial.seed} glance`, step)
  const seen = glance?.(after, seat) ?? after
  if (step % 2 === 0) firstCandidates(candidatesOf(doctrine, seen, seat, dice))
  else firstCandidates(beginnersCandidatesOf(doctrine, seen, seat, dice))
  doctrine.choose(seen, seat, dice, doctrine.lookahead?.style)
  const at = sharedWith(determinize(seen, seat, dice), after)
  return at === null ? [] : [`What ${seat} imagines from a glance shares ${at} with the state.`]
}
