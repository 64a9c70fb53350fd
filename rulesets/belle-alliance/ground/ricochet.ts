import { containsPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { whole } from '@grognard/geometry/measured/units.ts'
import { distances } from '../tables/distances.ts'
import { piecesOf } from './land.ts'
import type { Land } from './land.ts'
import { isNarrowAt } from './ledges.ts'
import { distance } from './ways.ts'

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
