import type { Dice, Seat } from '@grognard/umpire'
import { copy } from './copy.ts'
import { fleetByChance } from './muster.ts'
import type { State } from './state.ts'

/** [WAS-168] Nothing on the table is hidden; [WAS-030] only a fleet that is built is not shown before both are. */
export function view(state: State, seat: Seat): State {
  const seen = copy(state)
  for (const player of seen.players)
    if (player.seat !== seat && player.enlisted !== null) player.enlisted = 'hidden'
  return seen
}

/** Any fleet that the other may have built. */
export function determinize(seen: State, _seat: Seat, dice: Dice): State {
  const whole = copy(seen)
  for (const player of whole.players)
    if (player.enlisted === 'hidden')
      player.enlisted = fleetByChance(whole, player.seat, sides => dice.roll(sides))
  return whole
}
