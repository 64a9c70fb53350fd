import { cosine, normalise, sine } from './angle.ts'
import { whole } from './units.ts'

/** Where a piece stands: x east and y north in thousandths of an inch, heading in hundredths. */
export interface Pose {
  x: number
  y: number
  heading: number
}

/** A point of the table in thousandths of an inch. */
export interface Point {
  x: number
  y: number
}

/** The pose this far straight ahead (astern where negative), rounded to thousandths once. */
export function advance(pose: Pose, distance: number): Pose {
  return {
    x: pose.x + whole(distance * sine(pose.heading)),
    y: pose.y + whole(distance * cosine(pose.heading)),
    heading: pose.heading,
  }
}

/** The pose turned on its centre, clockwise where positive. */
export function turn(pose: Pose, angle: number): Pose {
  return { x: pose.x, y: pose.y, heading: normalise(pose.heading + angle) }
}
