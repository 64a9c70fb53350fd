import type { Polygon } from '@grognard/geometry/measured/polygon.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { sweepAdvance, sweepLegs } from '@grognard/geometry/measured/sweep.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove } from '../tables/movement.ts'
import { exitOf } from './edges.ts'

/** How a move really goes: what ends it, and where. */
export interface Voyage {
  poses: Pose[]
  end: Pose
  travelled: number
  /** The ship whose hull it touched. */
  met: string | null
  isAground: boolean
  /** The heading of the edge that its centre crossed. */
  edge: number | null
}

/**
 * [LOB-075] [LOB-093] [LOB-127] Follows the legs up to the first contact with a hull, the edge of
 * ground too shallow, or the edge of the board.
 */
export function follow(state: State, ship: Ship, legs: readonly Leg[]): Voyage {
  const hulls = hullsOnBoard(state)
  const swept = sweepLegs(ship, legs, hulls, groundAgainst(state, ship))
  const exit = exitOf(state, ship, swept.poses)
  if (exit) {
    const { poses, travelled, edge } = exit
    return { poses, end: exit.end, travelled, met: null, isAground: false, edge }
  }
  const { contact, poses, pose, travelled } = swept
  const met = contact?.kind === 'hull' ? (hulls[contact.index]?.id ?? null) : null
  const isAground = contact?.kind === 'polygon'
  return { poses, end: pose, travelled, met, isAground, edge: null }
}

/** The ships that lie on the board, the sailing one among them. */
export function hullsOnBoard(state: State): Ship[] {
  const hulls: Ship[] = []
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && ship.status === 'afloat') hulls.push(ship)
  }
  return hulls
}

const openSea: readonly Polygon[] = []

/** [LOB-091] Land, and zones less deep than the ship's draught. */
export function groundAgainst(state: State, ship: Ship): readonly Polygon[] {
  if (state.terrain.length === 0) return openSea
  const { draught } = cardOf(state, ship)
  return state.terrain.filter(row => row.depth < draught).map(row => row.polygon)
}

/** [LOB-076] A hull in contact ahead: not a thousandth of an inch to go. */
export function isBlockedAhead(state: State, ship: Ship): boolean {
  const ground = groundAgainst(state, ship)
  const { travelled, contact } = sweepAdvance(ship, leastMove, hullsOnBoard(state), ground)
  return travelled === 0 && contact?.kind === 'hull'
}
