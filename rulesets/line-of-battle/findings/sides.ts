import type { Metric, Seat } from '@grognard/umpire'
import type { State } from '../state.ts'

/** The seats of both sides, with what their side has: told of each, so that allies share it. */
export function countedForSides(
  state: State,
  count: string,
  timesOf: (side: number) => number,
): Metric[] {
  return state.players.map(({ seat, side }) => ({ count, seat, times: timesOf(side) }))
}

/** The first seat of a side speaks for it. RangeError for a side without one. */
export function seatOfSide(state: State, side: number): Seat {
  const player = state.players.find(row => row.side === side)
  if (!player) throw new RangeError(`Side ${side} has no seat.`)
  return player.seat
}
