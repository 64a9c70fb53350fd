import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import { degrees } from '@grognard/geometry/measured/units.ts'
import { windHeadings } from '../../book/tables/movement.ts'
import { quarters, taskSide, victoryPoints as worth } from '../../book/tables/victory.ts'
import { sideOf } from '../../model/players.ts'
import { isMerchantman, isOperational, isStillToCome } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Earned } from './events.ts'

/** [LOB-048] [LOB-221] The side has no operational ship on the board and none still to come. */
export function isFleetGone(state: State, side: number): boolean {
  for (const ship of state.ships) {
    if (sideOf(state, ship.seat) !== side) continue
    if (isStillToCome(state, ship) || isOperational(ship)) return false
  }
  return true
}

/** The side a ship began with: her loss counts against it whoever has her now. */
function firstSideOf(state: State, ship: Ship): number {
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

/** [LOB-215] [LOB-216] [LOB-217] [LOB-218] What a side has earned as plain facts, without words. */
export function earnedBy(state: State, side: number): Earned[] {
  const ships = fleetOf(state, 1 - side).flatMap(ship => earnedFor(state, ship) ?? [])
  const held = quartersHeldBy(state, side).map(quarter => ({
    rule: 'LOB-218' as const,
    points: worth.quarterControlled,
    ship: null,
    quarter,
  }))
  return [...ships, ...held]
}

export function sumOf(earned: readonly Earned[]): number {
  return earned.reduce((sum, { points }) => sum + points, 0)
}

function earnedFor(state: State, ship: Ship): Earned | null {
  const about = { ship: ship.id, quarter: null }
  if (isDestroyed(state, ship) && ship.officer !== null)
    return { rule: 'LOB-215', points: worth.flagshipSunkOrTaken, ...about }
  if (isDestroyed(state, ship)) return { rule: 'LOB-216', points: worth.shipSunkOrTaken, ...about }
  if (hasFled(state, ship)) return { rule: 'LOB-217', points: worth.shipFled, ...about }
  return null
}

/** [LOB-217] Ruling: to leave the board as the scenario's task demands is no flight. */
function hasFled(state: State, ship: Ship): boolean {
  return ship.status === 'fled' && !(isOrderedToLeave(state, ship) && hasLeftAsOrdered(state, ship))
}

/** [LOB-S-2] [LOB-S-3] [LOB-S-8] Merchantmen, a fleet in harbour, the spy's carrier. */
function isOrderedToLeave(state: State, ship: Ship): boolean {
  const { victory } = state.rules
  if (firstSideOf(state, ship) !== taskSide) return false
  if (victory === 'convoy') return isMerchantman(state, ship)
  if (victory === 'spy') return state.landings.some(landing => landing.carrier === ship.id)
  return victory === 'puttingToSea'
}

/** What earns points, as the keys of its sentences end. */
export const deeds: Record<Earned['rule'], string> = {
  'LOB-215': 'flagship',
  'LOB-216': 'ship',
  'LOB-217': 'fled',
  'LOB-218': 'quarter',
  'LOB-254': 'mission',
}

/** [LOB-218] Quarters with an operational ship of the side and none of the other: 0 SW … 3 NW. */
export function quartersHeldBy(state: State, side: number): number[] {
  const own = Array.from({ length: quarters }, () => false)
  const theirs = Array.from({ length: quarters }, () => false)
  for (const ship of state.ships) {
    const quarter = quarterOf(state, ship)
    if (quarter === null || !isOperational(ship)) continue
    const present = sideOf(state, ship.seat) === side ? own : theirs
    present[quarter] = true
  }
  return [0, 1, 2, 3].filter(quarter => own[quarter] && !theirs[quarter])
}

/** [LOB-222] Where the hull's centre lies; null on a dividing line. 0 SW, 1 SE, 2 NE, 3 NW. */
export function quarterOf(state: State, ship: Ship): number | null {
  const x = ship.x * 2
  const y = ship.y * 2
  if (x === state.width || y === state.height) return null
  if (y < state.height) return x < state.width ? 0 : 1
  return x < state.width ? 3 : 2
}
