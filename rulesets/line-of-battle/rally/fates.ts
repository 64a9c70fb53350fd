import { isStillToCome } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { taskSide } from '../tables/missions.ts'

/** The side a ship began with: her loss counts against it whoever has her now. */
export function firstSideOf(state: State, ship: Ship): number {
  return sideOf(state, ship.firstSeat)
}

/**
 * [LOB-216] [LOB-010] In the hands of the other side, which a ship that strikes falls into. Ruling: a
 * prize that strikes to her first side, or is taken back, is taken no more.
 */
export function isTaken(state: State, ship: Ship): boolean {
  return sideOf(state, ship.seat) !== firstSideOf(state, ship)
}

/** [LOB-221] Sunk, taken or surrendered. */
export function isDestroyed(state: State, ship: Ship): boolean {
  return ship.status === 'sunk' || isTaken(state, ship)
}

/** [LOB-221] Left the board over an edge that counts, in own hands and not in flight. */
export function hasLeftAsOrdered(state: State, ship: Ship): boolean {
  const { left } = ship
  if (ship.status !== 'fled' || left === null || left.byMorale || isTaken(state, ship)) return false
  return countsForTask(state, left.edge)
}

/** [LOB-S-2] Every edge counts for a convoy, or as agreed all but the raider's. */
function countsForTask(state: State, edge: number): boolean {
  const { exitEdges, victory } = state.rules
  if (exitEdges.length > 0 && !exitEdges.includes(edge)) return false
  if (victory !== 'convoy' || state.options.convoyExit === 'anyEdge') return true
  return !state.players.some(player => player.side !== taskSide && player.entryEdge === edge)
}

/** The ships a side began with, without those that found no room on their ground. */
export function fleetOf(state: State, side: number): Ship[] {
  const isThere = (ship: Ship) => ship.status !== 'waiting' || isStillToCome(state, ship)
  return state.ships.filter(ship => firstSideOf(state, ship) === side && isThere(ship))
}
