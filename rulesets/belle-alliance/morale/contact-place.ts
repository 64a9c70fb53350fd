import { hullsOverlap } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { nearness } from '../tables/forced-march.ts'

/** The nearest point on that side of a hull's middle where a piece touches it, and no more. */
export function besideHull(hull: Hull, heading: number, pieceAt: (centre: Point) => Hull): Point {
  const at = (distance: number) => offset({ x: hull.x, y: hull.y, heading }, distance, 0)
  const { length, beam } = pieceAt(hull)
  let inside = 0
  let outside = hull.length + hull.beam + length + beam
  while (outside - inside > nearness) {
    const middle = Math.floor((inside + outside) / 2)
    if (hullsOverlap(hull, pieceAt(at(middle)))) inside = middle
    else outside = middle
  }
  return at(outside)
}
