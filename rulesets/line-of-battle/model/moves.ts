import { hullsOverlap, reachOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import type { Polygon } from '@grognard/geometry/measured/polygon.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { canAdvance, sweepLegs, sweepTurn } from '@grognard/geometry/measured/sweep.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE, whole } from '@grognard/geometry/measured/units.ts'
import { groundingDamage, leastMove, windHeadings } from '../book/tables/movement.ts'
import type { LobTable } from '../rules.ts'
import { distanceBetween } from './measures.ts'
import { cardOf } from './ships.ts'
import type { Ship, State } from './state.ts'

/** The move up to the edge of the board that the ship's centre crosses. */
export interface Exit {
  poses: Pose[]
  end: Pose
  travelled: number
  edge: number
}

/** [LOB-127] Where the centre of the hull first crosses an edge; undefined where it stays. */
export function exitOf(state: State, start: Pose, poses: readonly Pose[]): Exit | undefined {
  let from = start
  let travelled = 0
  for (let i = 0; i < poses.length; i++) {
    const to = poses[i]
    if (to === undefined) continue
    const length = distanceBetween(from, to)
    if (isOutside(state, to)) {
      const { edge, part } = crossingOf(state, from, to)
      const end = partOfTheWay(from, to, part)
      return {
        poses: [...poses.slice(0, i), end],
        end,
        travelled: travelled + whole(length * part),
        edge,
      }
    }
    travelled += length
    from = to
  }
  return undefined
}

function isOutside(state: State, { x, y }: Pose): boolean {
  return x < 0 || y < 0 || x > state.width || y > state.height
}

function partOfTheWay(from: Pose, to: Pose, part: number): Pose {
  return {
    x: from.x + whole((to.x - from.x) * part),
    y: from.y + whole((to.y - from.y) * part),
    heading: from.heading,
  }
}

/** The edge crossed first, as a part of the way; at a corner the first of them clockwise from north. */
function crossingOf(state: State, from: Pose, to: Pose): { edge: number; part: number } {
  let first = { edge: 0, part: Infinity }
  for (const edge of windHeadings) {
    const inside = roomTo(state, edge, from)
    const outside = -roomTo(state, edge, to)
    if (outside <= 0) continue
    const part = inside / (inside + outside)
    if (part < first.part) first = { edge, part }
  }
  return first
}

/** From a point to an edge, below 0 beyond it. */
export function roomTo(state: State, edge: number, { x, y }: { x: number; y: number }): number {
  if (edge === 0) return state.height - y
  if (edge === 9000) return state.width - x
  return edge === 18000 ? y : x
}

/** [LOB-211] The edges nearest to a point: several where they are equally near. */
export function nearestEdges(state: State, point: { x: number; y: number }): number[] {
  const rooms = windHeadings.map(edge => roomTo(state, edge, point))
  const least = Math.min(...rooms)
  return windHeadings.filter((_, place) => rooms[place] === least)
}

/** Whether a point on an edge lies in the entrance to the harbour. */
export function isInEntrance(state: State, edge: number, point: { x: number; y: number }): boolean {
  const { entrance } = state.rules
  if (!entrance || entrance.edge !== edge) return false
  const along = edge === 0 || edge === 18000 ? point.x : point.y
  return along >= entrance.from && along <= entrance.to
}

/** How a move really goes: what ends it, and where. */
export interface MoveResult {
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
export function followLegs(state: State, ship: Ship, legs: readonly Leg[]): MoveResult {
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

/**
 * The other ships on the board that a move of this length could touch. Here and below most are too far
 * off, which is seen sooner than what has become of them.
 */
function hullsInReach(state: State, ship: Ship, length: number): Ship[] {
  const hulls: Ship[] = []
  const { ships } = state
  const own = length + reachOf(ship) + ROUNDING
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i]
    if (other === undefined || other === ship) continue
    const reach = own + reachOf(other)
    const dx = other.x - ship.x
    const dy = other.y - ship.y
    if (dx * dx + dy * dy <= reach * reach && other.status === 'afloat') hulls.push(other)
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
  if (ahead === undefined) return false
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
    if (other === undefined || other === ship || !hullsOverlap(hull, other)) continue
    if (other.status === 'afloat') return other
  }
  return undefined
}

/** [LOB-102] Whether no hull keeps it from turning on the spot, to one side or the other. */
export function canSwing(state: State, ship: Ship): boolean {
  const hulls = hullsInReach(state, ship, 0)
  return [DEGREE, -DEGREE].some(turn => sweepTurn(ship, turn, hulls, openSea).turned === turn)
}

/** Whether a hull may lie there: on the board, off the ground, clear of all ships but these. */
export function isClear(
  state: State,
  hull: Hull,
  ground: readonly Polygon[],
  ...but: Ship[]
): boolean {
  if (isOutside(state, hull)) return false
  if (ground.some(polygon => hullMeetsPolygon(hull, polygon))) return false
  return !state.ships.some(
    ship => ship.status === 'afloat' && !but.includes(ship) && hullsOverlap(hull, ship),
  )
}

/** [LOB-093] Damage on the hull and a full stop; the last of a hull breaks up. */
export function runAground(table: LobTable, ship: Ship): void {
  const hull = Math.max(0, ship.hull - groundingDamage)
  const { turn } = table.state
  table.emit({ kind: 'ranAground', ship: ship.id, damage: ship.hull - hull, hull, turn })
  if (hull === 0) table.emit({ kind: 'wrecked', ship: ship.id })
}
