import type { Seat } from '@grognard/umpire'
import { poolFactors } from '../../book/tables/points.ts'
import { cardOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'

/**
 * [LOB-020] Every ship on the board yields its points to whoever has it; [LOB-021] double in the
 * first turn. [LOB-022] What was not spent stays.
 */
export function fillPools(table: LobTable): void {
  const { state } = table
  const factor = state.turn === 1 ? poolFactors.firstTurn : poolFactors.laterTurns
  for (const player of state.players) {
    const added = factor * yieldOf(state, player.seat)
    const { seat, pool } = player
    if (added > 0) table.emit({ kind: 'poolFilled', seat, added, pool: pool + added })
  }
}

/** [LOB-020] The sum of the action points of the seat's ships. */
export function yieldOf(state: State, seat: Seat): number {
  let sum = 0
  for (const ship of state.ships)
    if (ship.seat === seat && yieldsPoints(ship)) sum += cardOf(state, ship).actionPoints
  return sum
}

/** [LOB-026] Ships that fled, sank or struck yield nothing; a prize yields to its captor. */
function yieldsPoints(ship: Ship): boolean {
  return ship.status === 'afloat' && !ship.isStruck
}
