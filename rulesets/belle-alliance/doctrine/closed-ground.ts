import { hullMeetsPolygon } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { containsPoint, segmentCrossesPolygon } from '@grognard/geometry/measured/polygon.ts'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { piecesOf } from '../ground/land.ts'
import type { State, Unit } from '../state.ts'
import { rateRow } from '../tables/march.ts'
import type { Terrain } from '../terrain.ts'

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
