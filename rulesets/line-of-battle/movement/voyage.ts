import { hullsOverlap, reachOf } from '@grognard/geometry/measured/hull.ts'
import type { Polygon } from '@grognard/geometry/measured/polygon.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { canAdvance, sweepLegs, sweepTurn } from '@grognard/geometry/measured/sweep.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE } from '@grognard/geometry/measured/units.ts'
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
  const hulls = hullsInReach(state, ship, lengthOf(legs))
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

/** More than all that rounding can add to a move, 1/1000 in. */
const ROUNDING = 200

function lengthOf(legs: readonly Leg[]): number {
  let length = 0
  for (const { advance } of legs) length += advance
  return length
}

/** The other ships on the board that a move of this length could touch. */
function hullsInReach(state: State, ship: Ship, length: number): Ship[] {
  const hulls: Ship[] = []
  const { ships } = state
  const own = length + reachOf(ship) + ROUNDING
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i]
    if (other === undefined || other === ship || other.status !== 'afloat') continue
    const reach = own + reachOf(other)
    const dx = other.x - ship.x
    const dy = other.y - ship.y
    if (dx * dx + dy * dy <= reach * reach) hulls.push(other)
  }
  return hulls
}

const openSea: readonly Polygon[] = []

/** [LOB-092] [LOB-091] Land, and zones less deep than the ship's draught. */
export function groundAgainst(state: State, ship: Ship): readonly Polygon[] {
  if (state.terrain.length === 0) return openSea
  const { draught } = cardOf(state, ship)
  return state.terrain.filter(row => row.depth < draught).map(row => row.polygon)
}

/**
 * [LOB-076] A hull in contact ahead: not a thousandth of an inch to go. That hull alone is looked at
 * first, since all that are near cost more.
 */
export function isBlockedAhead(state: State, ship: Ship): boolean {
  const ahead = hullAhead(state, ship)
  if (!ahead) return false
  return !canAdvancePast([ahead], ship) || !canAdvancePast(hullsInReach(state, ship, 0), ship)
}

function canAdvancePast(hulls: readonly Ship[], ship: Ship): boolean {
  return canAdvance(ship, leastMove, hulls, openSea)
}

/** A ship it would overlap a thousandth of an inch ahead, be it to slide past it. */
export function hullAhead(state: State, ship: Ship): Ship | undefined {
  const { x, y, heading } = advance(ship, 1)
  const hull = { x, y, heading, length: ship.length, beam: ship.beam }
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i]
    if (other === undefined || other === ship || other.status !== 'afloat') continue
    if (hullsOverlap(hull, other)) return other
  }
  return undefined
}

/** [LOB-102] Whether no hull keeps it from turning on the spot, to one side or the other. */
export function canSwing(state: State, ship: Ship): boolean {
  const hulls = hullsInReach(state, ship, 0)
  return [DEGREE, -DEGREE].some(turn => sweepTurn(ship, turn, hulls, openSea).turned === turn)
}
