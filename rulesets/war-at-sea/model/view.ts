import type { Dice, Seat } from '@grognard/umpire'
import { copy } from './copy.ts'
import { fleetByChance } from './muster.ts'
import type { Player, State } from './state.ts'

/** [WAS-168] Nothing on the table is hidden; [WAS-030] only a fleet that is built is not shown before both are. */
export function sharedView(state: State, seat: Seat): State {
  if (!state.players.some(player => isHidden(player, seat))) return state
  return { ...state, players: state.players.map(player => playerSeen(player, seat)) }
}

export function view(state: State, seat: Seat): State {
  return copy(sharedView(state, seat))
}

function isHidden(player: Player, seat: Seat): boolean {
  return player.seat !== seat && player.enlisted !== null
}

function playerSeen(player: Player, seat: Seat): Player {
  return isHidden(player, seat) ? { ...player, enlisted: 'hidden' } : player
}

/** Any fleet that the other may have built. */
export function determinize(seen: State, _seat: Seat, dice: Dice): State {
  const whole = copy(seen)
  for (const player of whole.players)
    if (player.enlisted === 'hidden')
      player.enlisted = fleetByChance(whole, player.seat, sides => dice.roll(sides))
  return whole
}
