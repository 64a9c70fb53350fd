import { cosine, sine } from './angle.ts'
import type { Point, Pose } from './pose.ts'
import { whole } from './units.ts'

/** The point so far ahead of a pose and so far to its right, rounded once. */
export function offset(pose: Pose, ahead: number, aside: number): Point {
  const s = sine(pose.heading)
  const c = cosine(pose.heading)
  return {
    x: pose.x + whole(ahead * s + aside * c),
    y: pose.y + whole(ahead * c - aside * s),
  }
}
