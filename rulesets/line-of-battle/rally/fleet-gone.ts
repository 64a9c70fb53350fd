import { isOperational, isStillToCome } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { State } from '../state.ts'

/** [LOB-048] [LOB-221] The side has no operational ship on the board and none still to come. */
export function isFleetGone(state: State, side: number): boolean {
  for (const ship of state.ships) {
    if (sideOf(state, ship.seat) !== side) continue
    if (isStillToCome(state, ship) || isOperational(ship)) return false
  }
  return true
}
