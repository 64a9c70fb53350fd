import type { Seat } from '@grognard/umpire'
import type { State } from '../state.ts'

/** The first seat of a side speaks for it. RangeError for a side without one. */
export function seatOfSide(state: State, side: number): Seat {
  const player = state.players.find(row => row.side === side)
  if (!player) throw new RangeError(`Side ${side} has no seat.`)
  return player.seat
}
