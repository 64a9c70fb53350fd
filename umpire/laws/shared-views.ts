import { beginnersCandidatesOf, firstCandidates, candidatesOf } from '../candidates.ts'
import { seatsAsked } from '../cursor.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import { sharedBesidesSetting } from './setting.ts'
import { byteDifference } from './stir.ts'
import type { Law, Moment } from './trial.ts'

/** A shared view shows what a view shows, and nothing more. */
export const sharedViewsAreViews: Law = ({ rules, secrecy: { sharedView, view } }, { after }) =>
  rules.seats(after).flatMap(seat => {
    const at = sharedView ? byteDifference(sharedView(after, seat), view(after, seat)) : null
    return at === null ? [] : [`The shared view of ${seat} differs from the view at ${at}.`]
  })

/** Thinking about a shared view changes nothing of the state, and determinizing it copies it. */
export const sharedViewsAreOnlyRead: Law = (ruleset, moment) => {
  if (!ruleset.secrecy.sharedView) return []
  const { after } = moment
  const written = JSON.stringify(after)
  const kept = seatsAsked(after).flatMap(seat => thoughtBy(ruleset, moment, seat))
  return JSON.stringify(after) === written
    ? kept
    : [...kept, 'Thinking about a shared view changes the state.']
}

function thoughtBy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { after, trial, step }: Moment<State, Order, Event>,
  seat: Seat,
): string[] {
  const { sharedView, determinize } = ruleset.secrecy
  const { doctrine } = ruleset.players
  const dice = seededDice(`${trial.seed} glance`, step)
  const seen = sharedView?.(after, seat) ?? after
  if (step % 2 === 0) firstCandidates(candidatesOf(doctrine, seen, seat, dice))
  else firstCandidates(beginnersCandidatesOf(doctrine, seen, seat, dice))
  doctrine.choose(seen, seat, dice, doctrine.lookahead?.style)
  const at = sharedBesidesSetting(ruleset, determinize(seen, seat, dice), after)
  return at === null
    ? []
    : [`What determinize makes for ${seat} of a shared view shares ${at} with the state.`]
}
