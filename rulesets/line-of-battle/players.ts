import type { Seat } from '@grognard/umpire'
import type { Player, State } from './state.ts'

/** RangeError for an unknown seat. */
export function playerOf(state: State, seat: Seat): Player {
  const players = state.players
  for (let i = 0; i < players.length; i++) {
    const player = players[i]
    if (player !== undefined && player.seat === seat) return player
  }
  throw new RangeError(`There is no seat "${seat}".`)
}

export function sideOf(state: State, seat: Seat): number {
  return playerOf(state, seat).side
}
