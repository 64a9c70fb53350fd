import { containsPoint, hullMeetsPolygon } from '@grognard/geometry'
import { obstacleHalvings } from '../../book/tables/ground.ts'
import type { Class } from '../../book/tables/ground.ts'
import { rateRow } from '../../book/tables/march.ts'
import type { Ground, Mover, Pace, RateRow } from '../../book/tables/march.ts'
import { distances } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import type { Standing } from '../footprint.ts'
import type { Unit } from '../unit.ts'
import { isSideways, woodAt } from './cover.ts'
import { isNarrowAt, ledgesNear } from './heights.ts'
import { isBeside, piecesNear, samplesOf, shrunk, sidesOf } from './land.ts'
import type { Land } from './land.ts'
import { footingOf, isInDeepWater, obstacleUnder } from './obstacles.ts'
import type { Footing } from './obstacles.ts'

/** [BA-Q-50] A formation with a road rate follows a road while the middle of its front keeps to it. */
function isFollowingRoad(land: Land, footing: Footing): boolean {
  if (!footing.followsRoads) return false
  const { x, y } = footing.front
  return isOnRoad(land, footing, x, y, 0)
}

/** Whether a point of it is on a road; `aside` is half the breadth that counts as road besides. */
function isOnRoad(land: Land, { hull }: Footing, x: number, y: number, aside: number): boolean {
  return piecesNear(land, hull, 'road').some(road =>
    isBeside(sidesOf(road), x, y, distances.roadFollow + aside * road.width),
  )
}

/** No figure is smaller than this, 1/1000 cm. */
const FIGURE = figureBases.infantry.width

/**
 * [BA-2.3.1-07] [BA-Q-50] Every ground under any of its figures. On a road only the road counts, and
 * what parts of it stand in beside the road that slows them. `course`, 1/100 degree, is where it
 * marches; null where that does not matter.
 */
export function groundsUnder(land: Land, footing: Footing, course: number | null = null): Ground[] {
  const isOnTheRoad = isFollowingRoad(land, footing)
  const near = groundNear(land, footing)
  const grounds = new Set<Ground>(isOnTheRoad ? ['road'] : [])
  if (near.terrain.length === 0) return [isOnTheRoad ? 'road' : 'normal']
  for (const { x, y } of samplesOf(shrunk(footing.hull), FIGURE)) {
    if (isOnTheRoad && isOnRoad(land, footing, x, y, 1)) continue
    const ground = groundAt(near, x, y, course)
    if (!isOnTheRoad || ground !== 'normal') grounds.add(ground)
  }
  return [...grounds]
}

/** The pieces near it that say what the ground is. */
function groundNear(land: Land, { hull }: Footing): Land {
  const named = piecesNear(land, hull, 'wood', 'difficult')
  return { terrain: [...named, ...ledgesNear(land, hull)] }
}

/** [BA-2.3.7-01] [BA-6.2.0-01] [BA-6.2.0-02] The ground at a point, roads left aside. */
function groundAt(
  land: Land,
  x: number,
  y: number,
  course: number | null = null,
): Exclude<Ground, 'road'> {
  const found = woodAt(land, x, y)
  if (found?.part === 'wood') return 'wood'
  if (found && course !== null && isSideways(found.wood, x, y, course)) return 'wood'
  return isDifficultAt(land, x, y) ? 'difficult' : 'normal'
}

function isDifficultAt(land: Land, x: number, y: number): boolean {
  const isNamed = land.terrain.some(
    ({ kind, points }) => kind === 'difficult' && containsPoint(points, x, y),
  )
  return isNamed || isNarrowAt(land, x, y)
}

/** What a unit marches over. */
export interface TerrainCost {
  /** [BA-2.3.1-07] Every ground under any of its figures. */
  grounds: readonly Ground[]
  /** [BA-2.3.5-03] The worst obstacle it is passing, or null. */
  obstacle: Class | null
}

/** What lies under it; `course`, 1/100 degree, is where it marches, null where that does not matter. */
export function terrainCostUnder(
  land: Land,
  footing: Footing,
  course: number | null = null,
): TerrainCost {
  return { grounds: groundsUnder(land, footing, course), obstacle: obstacleUnder(land, footing) }
}

/** [BA-6.1.1-03] [BA-2.3.6-01] Buildings and deep water let nobody march in. */
export function isBarred(land: Land, footing: Footing): boolean {
  if (footing.isInside) return false
  return isInWalls(land, footing) || isInDeepWater(land, footing)
}

function isInWalls(land: Land, { hull }: Footing): boolean {
  const inside = shrunk(hull)
  return piecesNear(land, hull, 'building').some(({ points }) => hullMeetsPolygon(inside, points))
}

/**
 * [BA-2.3.1-01] Whether a unit may be in this place at this pace: nothing bars it, and it has a rate
 * in every ground and obstacle there. [BA-2.3.3-01] At the charge no obstacle is passed.
 */
export function canEnter(
  land: Land,
  unit: Mover & Standing,
  pace: Pace,
  course: number | null = null,
): boolean {
  const footing = footingOf(unit, pace === 'rout')
  const row = rateRow(unit, pace)
  if (row === null || isBarred(land, footing)) return false
  const { grounds, obstacle } = terrainCostUnder(land, footing, course)
  return grounds.every(ground => isOpen(row, ground)) && isPassable(unit, pace, obstacle)
}

/** [BA-Q-50] A road is open to whom the ground around it is. */
function isOpen(row: RateRow, ground: Ground): boolean {
  return row[ground] !== null || (ground === 'road' && row.normal !== null)
}

function isPassable({ arm }: Pick<Unit, 'arm'>, pace: Pace, obstacle: Class | null): boolean {
  if (obstacle === null) return true
  return pace !== 'charge' && obstacleHalvings(obstacle, arm) !== null
}
