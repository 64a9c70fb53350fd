import { boundsOf, distance, middleOf, pointsOf } from './place.ts'
import type { Point } from './place.ts'

/** Places for depth figures within a polygon: a slanted grid of the given step, at most 60. */
export function soundingsIn(polygon: readonly number[], step: number): Point[] {
  const corners = pointsOf(polygon)
  const bounds = boundsOf(corners)
  const spacing = Math.max(step, Math.sqrt((bounds.width * bounds.height) / 60))
  const places: Point[] = []
  for (let row = 0; row * spacing < bounds.height; row++)
    for (let column = 0; column * spacing < bounds.width; column++) {
      const slant = row % 2 === 0 ? 0.3 : 0.75
      const lift = column % 3 === 0 ? 0.6 : 0.4
      const place = {
        x: bounds.x + (column + slant) * spacing,
        y: bounds.y + (row + lift) * spacing,
      }
      if (isWithin(corners, place)) places.push(place)
    }
  return places
}

const deepest = new WeakMap<readonly number[], Point>()

/** The place that is deepest within an outline; found once for each, as a border does not move. */
export function deepestPlace(polygon: readonly number[]): Point {
  const known = deepest.get(polygon)
  if (known) return known
  const place = roomiestPlace(polygon, [])
  deepest.set(polygon, place)
  return place
}

/** A place for a name: deep within an outline and away from what stands there already. */
export function roomiestPlace(polygon: readonly number[], taken: readonly Point[]): Point {
  const corners = pointsOf(polygon)
  const bounds = boundsOf(corners)
  const grid = Array.from({ length: GRID * GRID }, (_, i) => ({
    x: bounds.x + ((i % GRID) + 0.5) * (bounds.width / GRID),
    y: bounds.y + (Math.floor(i / GRID) + 0.5) * (bounds.height / GRID),
  }))
  const room = (place: Point): number =>
    Math.min(distanceToEdge(corners, place), ...taken.map(other => distance(other, place) * 0.4))
  const within = grid.filter(place => isWithin(corners, place))
  const middle = middleOf(bounds)
  return within.reduce(
    (best, place) => (room(place) > room(best) ? place : best),
    within[0] ?? middle,
  )
}

const GRID = 15

/** From a point to the nearest edge of an outline, in ground units. */
export function distanceToEdge(corners: readonly Point[], point: Point): number {
  return Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a
      const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
      const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (long || 1)
      const part = Math.min(1, Math.max(0, along))
      return distance(point, { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) })
    }),
  )
}

/** Even-odd: a ray to the east crosses the outline an odd number of times. */
export function isWithin(corners: readonly Point[], point: Point): boolean {
  let inside = false
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]
    const b = corners[(i + 1) % corners.length]
    if (!a || !b || a.y > point.y === b.y > point.y) continue
    if (point.x < a.x + ((point.y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  }
  return inside
}
