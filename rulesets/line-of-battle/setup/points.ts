import type { Seat } from '@grognard/umpire'
import { playerOf } from '../players.ts'
import type { State } from '../state.ts'
import { mostShips } from '../tables/setup.ts'

/** [LOB-036] The points a seat may spend: its side's, shared evenly among its seats. */
export function pointsFor(state: State, seat: Seat): number {
  const { side } = playerOf(state, seat)
  return Math.floor((state.rules.points[side] ?? 0) / seatsOn(state, side))
}

/** [LOB-036] The ships a seat may take: those of a side are shared evenly among its seats. */
export function mostShipsFor(state: State, seat: Seat): number {
  return Math.floor(mostShips / seatsOn(state, playerOf(state, seat).side))
}

function seatsOn(state: State, side: number): number {
  return state.players.filter(player => player.side === side).length
}
