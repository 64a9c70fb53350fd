import { boundsOf, pointsOf } from './place.ts'
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
