import type { Dice, Seat } from '@grognard/umpire'
import { handByChance } from './hand.ts'
import { copy } from './state.ts'
import type { Player, State } from './state.ts'

/** [SOL-045] The officers of the other side are not known before both have chosen. */
export function sharedView(state: State, seat: Seat): State {
  return state.areOfficersShown ? state : beforeShown(state, seat)
}

/** Apart, so that what search asks at every step stays short enough for engines to inline. */
function beforeShown(state: State, seat: Seat): State {
  return { ...state, players: state.players.map(player => playerSeen(player, seat)) }
}

export function view(state: State, seat: Seat): State {
  return copy(sharedView(state, seat))
}

function playerSeen(player: Player, seat: Seat): Player {
  if (player.seat === seat) return player
  return { ...player, officers: player.officers.map(() => 'unknown') }
}

/** The hidden choices made by chance. */
export function determinize(seen: State, _seat: Seat, dice: Dice): State {
  const whole = copy(seen)
  for (const player of whole.players)
    if (player.officers.includes('unknown')) player.officers = handByChance(whole, dice)
  return whole
}
