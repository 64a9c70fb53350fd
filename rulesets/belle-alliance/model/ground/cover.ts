import { bearing, containsPoint, turnBetween } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { HALF_TURN, QUARTER_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { coverRows, strengthened, strongerClass } from '../../book/tables/ground.ts'
import type { Class } from '../../book/tables/ground.ts'
import { angles, distances } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { findBuilding } from '../buildings.ts'
import { centreOf, frontOf, hullOf } from '../footprint.ts'
import type { Standing } from '../footprint.ts'
import type { Terrain } from '../setting.ts'
import { isNarrowAt } from './heights.ts'
import {
  crossesHull,
  cutsAny,
  isBeside,
  piecesNear,
  piecesOf,
  segmentsOf,
  sidesOf,
  squaredToNearest,
  touchesHull,
} from './land.ts'
import type { Land, Segment } from './land.ts'
import { distance, nearestOn } from './ways.ts'

/** The part of a wood that a point lies in; null outside. */
export type WoodPart = 'edge' | 'wood'

/** [BA-6.2.0-02] [BA-Q-52] A wood's edge reaches as deep as the scenario says. */
export function partOfWood(wood: Terrain, x: number, y: number): WoodPart | null {
  if (!containsPoint(wood.points, x, y)) return null
  const { edgeDepth } = wood
  const squared = squaredToNearest(segmentsOf(wood.points, true), x, y)
  return squared <= edgeDepth * edgeDepth ? 'edge' : 'wood'
}

/** The wood at a point, and the part of it; undefined outside all woods. */
export function woodAt(
  land: Land,
  x: number,
  y: number,
): { wood: Terrain; part: WoodPart } | undefined {
  for (const wood of piecesOf(land, 'wood')) {
    const part = partOfWood(wood, x, y)
    if (part) return { wood, part }
  }
  return undefined
}

/** [BA-6.2.0-02] Whether a march on this course, 1/100 degree, runs along the border near a point. */
export function isSideways(wood: Terrain, x: number, y: number, course: number): boolean {
  const { ax, ay, bx, by } = nearestSide(wood, x, y)
  const turn = Math.abs(turnBetween(bearing(ax, ay, bx, by), course))
  return Math.min(turn, HALF_TURN - turn) < QUARTER_TURN - angles.intoWood
}

function nearestSide(wood: Terrain, x: number, y: number): Segment {
  const squaredTo = ({ ax, ay, bx, by }: Segment) => squaredToSegment(x, y, ax, ay, bx, by)
  return segmentsOf(wood.points, true).reduce((best, side) =>
    squaredTo(side) < squaredTo(best) ? side : best,
  )
}

/** What the figures at a point of a unit have for cover. */
export interface Cover {
  class: Class | null
  /** [BA-T-07] They stand in a wood or its edge. */
  isWood: boolean
}

/** What cover is asked of; a unit is one. */
export type Sheltering = Standing & { building: string | null }

/**
 * [BA-3.1.3-07] [BA-6.2.0-03] Cover of the figures at the hit point against fire from a point: behind
 * it and in contact with it along the line of fire, in woods and buildings inside them.
 */
export function coverAgainst(land: Land, target: Sheltering, hit: Point, from: Point): Cover {
  const { class: own, isWood } = coverAt(land, target, hit, from)
  const seen = isFiredAtFromWood(land, innerOf(target, hit), from)
  const other = seen ? coverRows.firedAtFromWood.cover : null
  return { class: strongerClass(own, other), isWood }
}

/** [BA-4.1.3-04] Cover in a melee: in contact with it while it lies between the two, or inside it. */
export function coverInMelee(land: Land, defender: Sheltering, attacker: Standing): Class | null {
  const from = frontOf(attacker)
  return coverAt(land, defender, nearestOn(hullOf(defender), from), from).class
}

function coverAt(land: Land, unit: Sheltering, hit: Point, from: Point): Cover {
  const building = findBuilding(land, unit.building)
  if (building) return { class: coverOfBuilding(building), isWood: false }
  const inner = innerOf(unit, hit)
  const found = woodAt(land, inner.x, inner.y)
  const wood = found ? coverOfWood(found.wood, found.part) : null
  const works = worksBetween(land, hullOf(unit), inner, from)
  const covers = [wood, ...works.map(({ cover }) => cover)]
  return { class: covers.reduce<Class | null>(strongerClass, null), isWood: found !== undefined }
}

/** [BA-T-20] [BA-Q-42] One class more once it is strengthened. */
export function coverOfBuilding({ cover, isStrengthened }: Terrain): Class | null {
  return isStrengthened ? strengthened(cover) : cover
}

function coverOfWood({ cover, edgeCover }: Terrain, part: 'edge' | 'wood'): Class | null {
  return part === 'edge' ? edgeCover : cover
}

/** [BA-Q-43] Hedges, walls and works that the figures stand behind and in contact with. */
function worksBetween(land: Land, hull: Hull, inner: Point, from: Point): Terrain[] {
  const line = { ax: from.x, ay: from.y, bx: inner.x, by: inner.y }
  return piecesNear(land, hull, 'linear').filter(piece => {
    const sides = sidesOf(piece)
    if (piece.cover === null || !touchesHull(piece, hull) || crossesHull(piece, hull)) return false
    return cutsAny(sides, line) && isBeside(sides, inner.x, inner.y, piece.width / 2 + 2 * REACH)
  })
}

/** How near to its cover a figure's base touches it: its breadth, 1/1000 cm. */
const REACH = figureBases.infantry.width

/** The middle of the base at a point of the outline. */
function innerOf(unit: Standing, hit: Point): Point {
  const centre = centreOf(unit)
  const whole = distance(hit, centre)
  const part = whole === 0 ? 0 : Math.min(1, figureBases[unit.arm].depth / 2 / whole)
  return {
    x: Math.round(hit.x + part * (centre.x - hit.x)),
    y: Math.round(hit.y + part * (centre.y - hit.y)),
  }
}

/** [BA-6.2.0-03] From inside a wood, its edge left aside, at what is outside of it. */
function isFiredAtFromWood(land: Land, target: Point, from: Point): boolean {
  const found = woodAt(land, from.x, from.y)
  if (found?.part !== 'wood') return false
  return partOfWood(found.wood, target.x, target.y) === null
}

/** How far apart the ground before the target is looked at, 1/1000 cm. */
const STEP = distances.nonRicochet / 10

/**
 * [BA-3.4.5-01] Whether the ground along the line of fire, directly before the hit point and deep
 * enough, lets no ball bounce.
 */
export function isNonRicochet(land: Land, from: Point, hit: Point): boolean {
  const length = distance(from, hit)
  if (length < distances.nonRicochet) return false
  for (let back = 0; back <= distances.nonRicochet; back += STEP) {
    const part = back / length
    const x = whole(hit.x + part * (from.x - hit.x))
    const y = whole(hit.y + part * (from.y - hit.y))
    if (!stopsRicochet(land, x, y)) return false
  }
  return true
}

function stopsRicochet(land: Land, x: number, y: number): boolean {
  const soft = piecesOf(land, 'wood', 'difficult')
  const isNamed = soft.some(piece => piece.isNonRicochet && containsPoint(piece.points, x, y))
  return isNamed || isNarrowAt(land, x, y)
}
