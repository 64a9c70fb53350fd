import { waitingIn } from '../awaiting.ts'
import { firstIdeas, ideasOf } from '../ideas.ts'
import { seededDice } from '../seeded-dice.ts'
import { byteDifference } from './stir.ts'
import type { Law } from './trial.ts'

/** A glance shows what a view shows, and who thinks about it changes nothing that it shares with the state. */
export const glancesAreViews: Law = (ruleset, { after, trial, step }) => {
  const { glance } = ruleset
  if (!glance) return []
  const written = JSON.stringify(after)
  const differences = ruleset.seats(after).flatMap(seat => {
    const at = byteDifference(ruleset.copy(glance(after, seat)), ruleset.view(after, seat))
    return at === null ? [] : [`The glance of ${seat} differs from the view at ${at}.`]
  })
  const dice = seededDice(`${trial.seed} glance`, step)
  for (const seat of waitingIn(after))
    firstIdeas(ideasOf(ruleset.doctrine, glance(after, seat), seat, dice))
  const isChanged = JSON.stringify(after) !== written
  return [...differences, ...(isChanged ? ['Thinking about a glance changes the state.'] : [])]
}
