import { hullMeetsPolygon } from '@grognard/geometry'
import type { Unit } from '../state.ts'
import type { Standing } from '../formation/footprint.ts'
import { rateRow } from '../tables/march.ts'
import type { Ground, Mover, Pace, RateRow } from '../tables/march.ts'
import { obstacleHalvings } from '../tables/obstacles.ts'
import type { Class } from '../terrain.ts'
import { footingOf } from './footing.ts'
import type { Footing } from './footing.ts'
import { groundsUnder } from './grounds.ts'
import { piecesNear } from './land.ts'
import type { Land } from './land.ts'
import { shrunk } from './lines.ts'
import { obstacleUnder } from './obstacles.ts'
import { isInDeepWater } from './water.ts'

/** What a unit marches over. */
export interface Going {
  /** [BA-2.3.1-07] Every ground under any of its figures. */
  grounds: readonly Ground[]
  /** [BA-2.3.5-03] The worst obstacle it is passing, or null. */
  obstacle: Class | null
}

/** What lies under it; `course`, 1/100 degree, is where it marches, null where that does not matter. */
export function goingUnder(land: Land, footing: Footing, course: number | null = null): Going {
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
  const { grounds, obstacle } = goingUnder(land, footing, course)
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
