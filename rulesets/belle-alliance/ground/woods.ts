import { bearing, containsPoint, turnBetween } from '@grognard/geometry'
import { squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { angles } from '../tables/distances.ts'
import type { Terrain } from '../terrain.ts'
import { piecesOf } from './land.ts'
import type { Land } from './land.ts'
import { segmentsOf, squaredToNearest } from './lines.ts'
import type { Segment } from './lines.ts'

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
