import { turnBetween } from './angle.ts'
import { turnUntilMet } from './box.ts'
import { entry } from './entry.ts'
import { cornersOf, reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { segmentCrossesHull } from './sight.ts'

/** A hull that touched the segment before it turned has not crossed it: a thousandth is left off. */
const TOUCH = -1

/**
 * Whether a hull crosses the segment a-b at any time while it moves straight from one pose to
 * another and then turns, the shorter way, to its new heading. Touching is not crossing.
 */
export function sweptCrossesSegment(
  hullFrom: Hull,
  hullTo: Hull,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (isFar(hullFrom, hullTo, ax, bx, 'x') || isFar(hullFrom, hullTo, ay, by, 'y')) return false
  if (movedCrosses(hullFrom, hullTo, ax, ay, bx, by)) return true
  if (segmentCrossesHull(ax, ay, bx, by, hullTo)) return true
  const turn = turnBetween(hullFrom.heading, hullTo.heading)
  if (turn === 0) return false
  const { heading, length, beam } = hullFrom
  const arrived = { x: hullTo.x, y: hullTo.y, heading, length, beam }
  return turnUntilMet(arrived, turn > 0, TOUCH, [ax, ay, bx, by]) < Math.abs(turn)
}

function isFar(from: Hull, to: Hull, a: number, b: number, axis: 'x' | 'y'): boolean {
  const reach = reachOf(from)
  const least = Math.min(from[axis], to[axis]) - reach
  const most = Math.max(from[axis], to[axis]) + reach
  return Math.max(a, b) < least || Math.min(a, b) > most
}

/** Exact: the hull drawn out along its way is kept from the segment by some line, or crosses it. */
function movedCrosses(
  from: Hull,
  to: Hull,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const corners = cornersOf(from)
  const wayX = to.x - from.x
  const wayY = to.y - from.y
  const segment = [ax, ay, bx, by]
  if (isKeptApart(bx - ax, by - ay, corners, wayX, wayY, segment)) return false
  if (isKeptApart(wayX, wayY, corners, wayX, wayY, segment)) return false
  for (let i = 0; i < 8; i += 2) {
    const ex = entry(corners, (i + 2) & 7) - entry(corners, i)
    const ey = entry(corners, (i + 3) & 7) - entry(corners, i + 1)
    if (isKeptApart(ex, ey, corners, wayX, wayY, segment)) return false
  }
  return true
}

/** Whether some line in this direction parts the segment from the hull's way. */
function isKeptApart(
  ex: number,
  ey: number,
  corners: readonly number[],
  wayX: number,
  wayY: number,
  segment: readonly number[],
): boolean {
  if (ex === 0 && ey === 0) return false
  const way = ex * wayY - ey * wayX
  const least = leastAside(ex, ey, corners) + Math.min(0, way)
  const most = -leastAside(-ex, -ey, corners) + Math.max(0, way)
  return leastAside(ex, ey, segment) >= most || -leastAside(-ex, -ey, segment) <= least
}

function leastAside(ex: number, ey: number, points: readonly number[]): number {
  let least = Infinity
  for (let i = 0; i < points.length; i += 2) {
    least = Math.min(least, ex * entry(points, i + 1) - ey * entry(points, i))
  }
  return least
}
