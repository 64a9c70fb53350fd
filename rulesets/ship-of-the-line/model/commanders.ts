import type { Seat } from '@grognard/umpire'
import { findShip } from './ships.ts'
import type { State } from './state.ts'

/**
 * [SOL-136] Whom a ship obeys: who has her in his charge, as long as she flies his side’s flag; the
 * senior has the prizes.
 */
export function commanderOf(state: State, piece: string): Seat | undefined {
  const side = findShip(state, piece)?.seat
  if (side === undefined || state.commanders.length === 0) return side
  const own = state.commanders.find(one => one.side === side && one.charge.includes(piece))
  return own?.seat ?? side
}
