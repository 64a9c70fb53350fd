import type { Point } from './place.ts'

/** Ahead and to the right of where a thing stands, and above the ground. */
export type Spot = readonly [ahead: number, right: number, up: number]

/**
 * The plan stays true and heights go straight up: where a spot of something that looks along a heading
 * lies on the drawing, whose y runs down. The heading is in hundredths of a degree.
 */
export function raised(heading: number): (spot: Spot) => Point {
  const radians = (heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return ([ahead, right, up]) => ({
    x: ahead * sin + right * cos,
    y: right * sin - ahead * cos - up,
  })
}

/** The smallest outline round all points, in order. */
export function hullOfPoints(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One side of it, without its last point. */
function halfHull(ordered: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of ordered) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}

/** Path data of a closed outline on the drawing. */
export function traced(points: readonly Point[]): string {
  const pairs = points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`)
  return pairs.length === 0 ? '' : `M${pairs.join('L')}Z`
}

const tenth = (value: number): number => Math.round(value * 10) / 10
