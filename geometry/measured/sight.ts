import { newCorners, segmentMeetsCorners } from './corners.ts'
import { placeCorners, reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { segmentCrossesPolygon } from './polygon.ts'
import type { Polygon } from './polygon.ts'

const ours = newCorners()

/**
 * Whether the line a-b passes through no hull, but for the two skipped ones (by reference), and
 * no polygon. A line that touches a hull's side or a polygon's border is clear.
 */
export function isSightClear(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
  skipA?: Hull | null,
  skipB?: Hull | null,
): boolean {
  for (const hull of hulls) {
    if (hull !== skipA && hull !== skipB && segmentCrossesHull(ax, ay, bx, by, hull)) return false
  }
  for (const polygon of polygons) {
    if (segmentCrossesPolygon(ax, ay, bx, by, polygon)) return false
  }
  return true
}

/** Whether the segment a-b passes through the inside of a hull; touching is not crossing. */
export function segmentCrossesHull(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  hull: Hull,
): boolean {
  if (!isReachedBy(ax, ay, bx, by, hull)) return false
  return segmentMeetsCorners(ax, ay, bx, by, placeCorners(hull, ours))
}

/** Whether a hull's circle comes near the segment: no square roots, and wide. */
function isReachedBy(ax: number, ay: number, bx: number, by: number, hull: Hull): boolean {
  const reach = reachOf(hull)
  if (hull.x + reach < Math.min(ax, bx) || hull.x - reach > Math.max(ax, bx)) return false
  if (hull.y + reach < Math.min(ay, by) || hull.y - reach > Math.max(ay, by)) return false
  const ex = bx - ax
  const ey = by - ay
  const aside = ex * (hull.y - ay) - ey * (hull.x - ax)
  return aside * aside <= reach * reach * (ex * ex + ey * ey)
}
