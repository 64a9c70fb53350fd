import type { Point } from '@grognard/geometry'
import { centreOf, hullOf } from '../formation/footprint.ts'
import type { State, Unit } from '../state.ts'
import { closedBetween } from './closed-ground.ts'
import { room } from './distances.ts'
import { distanceBetweenPoints } from './field.ts'

/** The point itself, or a corner of what is closed in the way, whichever way round is shorter. */
export function detour(state: State, unit: Unit, to: Point): Point {
  const closed = closedBetween(state, unit, to)
  if (!closed) return to
  const from = centreOf(unit)
  const { beam, length } = hullOf(unit)
  const clear = Math.max(beam, length) / 2 + room.house
  const corners = cornersRound(closed.points, clear).filter(
    corner => isOnBoard(state, corner) && closedBetween(state, unit, corner, [0])?.id !== closed.id,
  )
  const way = (corner: Point) =>
    distanceBetweenPoints(from, corner) + distanceBetweenPoints(corner, to)
  const [best] = corners
    .filter(corner => distanceBetweenPoints(from, corner) > room.house)
    .toSorted((one, other) => way(one) - way(other))
  return best ?? to
}

function isOnBoard({ width, height }: State, { x, y }: Point): boolean {
  return x > 0 && y > 0 && x < width && y < height
}

/** The corners of the upright box round a polygon, so far outside of it. */
function cornersRound(points: readonly number[], clear: number): Point[] {
  const xs = points.filter((_, i) => i % 2 === 0)
  const ys = points.filter((_, i) => i % 2 === 1)
  const [west, east] = [Math.min(...xs) - clear, Math.max(...xs) + clear]
  const [south, north] = [Math.min(...ys) - clear, Math.max(...ys) + clear]
  return [west, east].flatMap(x => [south, north].map(y => ({ x, y })))
}
