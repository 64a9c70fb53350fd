import { hullMeetsPolygon } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { containsPoint, segmentCrossesPolygon } from '@grognard/geometry/measured/polygon.ts'
import { rateRow } from '../book/tables/march.ts'
import { centreOf, hullOf } from '../model/footprint.ts'
import { piecesOf } from '../model/ground/land.ts'
import type { Terrain } from '../model/setting.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { distanceBetweenPoints, room } from './field.ts'

/** [BA-2.3.1-01] Houses, and woods for who has no rate in them as formed; without where it stands. */
export function closedTo(state: State, unit: Unit, into = ''): Terrain[] {
  const houses = piecesOf(state, 'building').filter(
    ({ id, isDestroyed }) => id !== into && id !== unit.building && !isDestroyed,
  )
  if (rateRow(unit, 'march')?.wood !== null) return houses
  return [...houses, ...piecesOf(state, 'wood').filter(wood => !isUnder(hullOf(unit), wood))]
}

export function isUnder(hull: Hull, { points }: Terrain): boolean {
  return hullMeetsPolygon(hull, points)
}

/** The wood that a point lies in and that the unit cannot enter as it is formed. */
export function closedWoodAt(state: State, unit: Unit, { x, y }: Point): Terrain | undefined {
  return closedTo(state, unit).find(
    ({ kind, points }) => kind === 'wood' && containsPoint(points, x, y),
  )
}

/** Where on its front a unit may run into something, in parts of half its breadth. */
const FEELERS = [0, -1, 1] as const

/** What is closed on the straight way of a unit, as broad as it is, to a point outside of it. */
export function closedBetween(
  state: State,
  unit: Unit,
  to: Point,
  feelers: readonly number[] = FEELERS,
): Terrain | undefined {
  const from = centreOf(unit)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const half = hullOf(unit).beam / 2
  const sides = feelers.map(part => ({
    x: (part * half * dy) / length,
    y: (-part * half * dx) / length,
  }))
  return closedTo(state, unit).find(
    ({ points }) =>
      !containsPoint(points, to.x, to.y) &&
      sides.some(({ x, y }) =>
        segmentCrossesPolygon(from.x + x, from.y + y, to.x + x, to.y + y, points),
      ),
  )
}

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
