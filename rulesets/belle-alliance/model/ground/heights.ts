import { containsPoint, cornersOf } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { sideOfLine } from '@grognard/geometry/measured/segment.ts'
import { slopes } from '../../book/tables/ground.ts'
import type { Class } from '../../book/tables/ground.ts'
import { distances } from '../../book/tables/scale.ts'
import { hullOf } from '../footprint.ts'
import type { Standing } from '../footprint.ts'
import type { Terrain } from '../setting.ts'
import {
  crossesHull,
  piecesAlong,
  piecesNear,
  piecesOf,
  segmentsOf,
  squaredToNearest,
} from './land.ts'
import type { Land } from './land.ts'

/** Levels above the plain of a hill's top. */
function levelOf(hill: Terrain): number {
  return hill.level
}

/** [BA-1.1.7-03] The level of the ground at a point; 0 on the plain. A border belongs to its hill. */
export function levelAt(land: Land, x: number, y: number): number {
  const under = piecesAlong(land, { x, y }, { x, y }, 'hill')
  return Math.max(0, ...under.filter(({ points }) => containsPoint(points, x, y)).map(levelOf))
}

/** The lowest and the highest level under a hull. */
export function levelsUnder(land: Land, hull: Hull): { least: number; most: number } {
  const hills = piecesNear(land, hull, 'hill')
  const whole = hills.filter(hill => isAllOn(hill, hull))
  const partly = hills.filter(hill => isPartlyOn(hill, hull))
  const least = Math.max(0, ...whole.map(levelOf))
  return { least, most: Math.max(least, ...partly.map(levelOf)) }
}

function isAllOn(hill: Terrain, hull: Hull): boolean {
  return cornersIn(hill, hull) === 4 && !crossesHull(hill, hull)
}

function isPartlyOn(hill: Terrain, hull: Hull): boolean {
  return containsPoint(hill.points, hull.x, hull.y) || crossesHull(hill, hull)
}

function cornersIn({ points }: Terrain, hull: Hull): number {
  const corners = cornersOf(hull)
  const places = [0, 2, 4, 6]
  return places.filter(i => containsPoint(points, entry(corners, i), entry(corners, i + 1))).length
}

/** [BA-4.1.9-01] The attacker has figures on a lower level than the middle of the enemy stands on. */
export function isUphill(land: Land, attacker: Standing, defender: Standing): boolean {
  const { x, y } = hullOf(defender)
  return levelsUnder(land, hullOf(attacker)).least < levelAt(land, x, y)
}

/**
 * [BA-2.3.7-01] Breadth of the level of a hill that a point lies on, 1/1000 cm: from its lower border
 * to the next level, or across it at its narrowest. Infinity on the plain.
 */
export function ledgeWidthAt(land: Land, x: number, y: number): number {
  const slope = piecesOf(land, 'slope').find(({ points }) => containsPoint(points, x, y))
  if (slope) return slope.width > 0 ? slope.width : breadthOf(slope.points)
  const hill = hillAt(land, x, y)
  if (!hill) return Infinity
  const higher = piecesOf(land, 'hill').filter(({ level }) => level > hill.level)
  return Math.min(breadthOf(hill.points), acrossLedge(hill, higher, x, y))
}

/** The hills and slopes near a hull, if any level there may be narrow. */
export function ledgesNear(land: Land, hull: Hull): Terrain[] {
  const hills = piecesNear(land, hull, 'hill')
  const isStepped = hills.some(({ level }) => level !== hills[0]?.level)
  const isNarrow = hills.some(({ points }) => breadthOf(points) < distances.narrowLevel)
  return [...piecesNear(land, hull, 'slope'), ...(isStepped || isNarrow ? hills : [])]
}

/** [BA-T-05] The obstacle that a narrow level is, or null. */
export function ledgeObstacle(width: number): Class | null {
  return slopes.find(({ under }) => width < under)?.obstacle ?? null
}

/** [BA-2.3.7-01] Whether a point lies on a level that is difficult ground. */
export function isNarrowAt(land: Land, x: number, y: number): boolean {
  return ledgeWidthAt(land, x, y) < distances.narrowLevel
}

function hillAt(land: Land, x: number, y: number): Terrain | undefined {
  const hills = piecesOf(land, 'hill').filter(({ points }) => containsPoint(points, x, y))
  return hills.find(hill => hills.every(other => other.level <= hill.level))
}

function acrossLedge(hill: Terrain, higher: readonly Terrain[], x: number, y: number): number {
  const inward = higher.reduce(
    (least, { points }) => Math.min(least, toBorder(points, x, y)),
    Infinity,
  )
  return inward + toBorder(hill.points, x, y)
}

function toBorder(points: readonly number[], x: number, y: number): number {
  return Math.sqrt(squaredToNearest(segmentsOf(points, true), x, y))
}

/** Outlines never change, so each is measured once. */
const breadths = new WeakMap<readonly number[], number>()

function breadthOf(points: readonly number[]): number {
  const known = breadths.get(points)
  if (known !== undefined) return known
  const breadth = leastBreadth(points)
  breadths.set(points, breadth)
  return breadth
}

/** Across an outline at its narrowest: the least height of the corners above one of its sides. */
function leastBreadth(points: readonly number[]): number {
  const sides = segmentsOf(points, true)
  const heights = sides.map(({ ax, ay, bx, by }) => {
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    const twice = sides.map(corner => sideOfLine(ax, ay, bx, by, corner.ax, corner.ay))
    return (Math.max(...twice, 0) - Math.min(...twice, 0)) / length
  })
  return Math.min(...heights)
}
