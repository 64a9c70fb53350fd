import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import { degrees } from '@grognard/geometry/measured/units.ts'
import { isStillToCome } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { taskSide } from '../tables/missions.ts'
import { windHeadings } from '../tables/wind.ts'

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

function countsForTask(state: State, edge: number): boolean {
  const { exitEdges, victory } = state.rules
  if (exitEdges.length > 0 && !exitEdges.includes(edge)) return false
  return victory !== 'convoy' || convoyExits[state.options.convoyExit](state, edge)
}

/** [LOB-S-2] Ruling: a convoy is bound for the edge it headed for, or may leave as agreed. */
const convoyExits: Record<State['options']['convoyExit'], (state: State, edge: number) => boolean> =
  {
    ahead: (state, edge) => (edgeAhead(state) ?? edge) === edge,
    anyEdge: () => true,
    notEntryEdge: (state, edge) =>
      !state.players.some(player => player.side !== taskSide && player.entryEdge === edge),
  }

/** [LOB-S-2] The edge nearest to the heading on which the convoy was placed, of two alike that to port; null before it was. */
export function edgeAhead(state: State): number | null {
  const placed = state.players.find(row => row.side === taskSide && row.fleetHeading !== null)
  const heading = placed?.fleetHeading ?? null
  if (heading === null) return null
  const isNearest = (edge: number) => {
    const off = turnBetween(edge, heading)
    return off > -EIGHTH_TURN && off <= EIGHTH_TURN
  }
  return windHeadings.find(isNearest) ?? null
}

const EIGHTH_TURN = degrees(45)

/** The ships a side began with, without those that found no room on their ground. */
export function fleetOf(state: State, side: number): Ship[] {
  const isThere = (ship: Ship) => ship.status !== 'waiting' || isStillToCome(state, ship)
  return state.ships.filter(ship => firstSideOf(state, ship) === side && isThere(ship))
}
