import { stepOf } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import { determinize as filledIn } from '../model/view.ts'
import { coursesOf } from './sailing.ts'

/** Of six that have sealed, so many have written what is thought best for them. */
const EXPECTED = 4

/** A whole state that the view allows; whoever has sealed his plots has written what makes sense, or nearly. */
export function determinize(seen: State, seat: Seat, dice: Dice): State {
  const whole = filledIn(seen, seat, dice)
  if (stepOf(whole) !== 'plots') return whole
  for (const player of whole.players)
    if (player.seat !== seat && player.hasSealed) writePlots(whole, player.seat, dice)
  return whole
}

function writePlots(whole: State, seat: Seat, dice: Dice): void {
  for (let found = coursesOf(whole, seat); found; found = coursesOf(whole, seat)) {
    const { ship, courses } = found
    const [best, next] = courses
    ship.plot = (dice.roll(6) <= EXPECTED ? best : (next ?? best))?.plot ?? '0'
  }
}
