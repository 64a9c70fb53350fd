/** A point: on the ground x east, y north in ground units; on the screen x right, y down in pixels. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** South-west corner and extent, in ground units. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** A point with a heading in hundredths of a degree, clockwise from north. */
export interface Pose extends Point {
  heading: number
}

/** A pose with how long and broad a piece is there; as it is now where they are absent. */
export interface Stance extends Pose {
  length?: number
  beam?: number
}

const FULL_TURN = 36_000

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** From one ground point to another: hundredths of a degree, clockwise from north. */
export function headingTo(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
  return normalHeading(Math.round(degrees * 100))
}

/** The same heading within 0 … 35999. */
export function normalHeading(heading: number): number {
  return ((heading % FULL_TURN) + FULL_TURN) % FULL_TURN
}

/** The difference of two headings within -18000 … 17999; positive is clockwise. */
export function turnBetween(from: number, to: number): number {
  return normalHeading(to - from + FULL_TURN / 2) - FULL_TURN / 2
}

/** The point so many ground units from another along a heading. */
export function along(from: Point, heading: number, length: number): Point {
  const radians = (heading / 100) * (Math.PI / 180)
  return { x: from.x + length * Math.sin(radians), y: from.y + length * Math.cos(radians) }
}

/** A flat polygon x0,y0,x1,y1 … as points. */
export function pointsOf(polygon: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < polygon.length; i += 2)
    points.push({ x: polygon[i] ?? 0, y: polygon[i + 1] ?? 0 })
  return points
}

/** The smallest bounds around points; throws RangeError when there are none. */
export function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) throw new RangeError('No points, no bounds.')
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function middleOf(bounds: Bounds): Point {
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
}

export function holds({ x, y, width, height }: Bounds, place: Point): boolean {
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
}
