import type { Seat } from '@grognard/umpire'
import { playerOf } from '../state.ts'
import type { State } from '../state.ts'

/** [LOB-036] The points a seat may spend: its side's, shared evenly among its seats. */
export function pointsFor(state: State, seat: Seat): number {
  const side = playerOf(state, seat).side
  const seats = state.players.filter(player => player.side === side).length
  return Math.floor((state.rules.points[side] ?? 0) / seats)
}
