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
  return placeAdvanced(pose, distance, { x: 0, y: 0, heading: 0 })
}

/** The pose turned on its centre, clockwise where positive. */
export function turn(pose: Pose, angle: number): Pose {
  return placeTurned(pose, angle, { x: 0, y: 0, heading: 0 })
}

/** `advance`, put where no pose has to be made for it. */
export function placeAdvanced<At extends Pose>(pose: Pose, distance: number, into: At): At {
  into.x = pose.x + whole(distance * sine(pose.heading))
  into.y = pose.y + whole(distance * cosine(pose.heading))
  into.heading = pose.heading
  return into
}

/** `turn`, put where no pose has to be made for it. */
export function placeTurned<At extends Pose>(pose: Pose, angle: number, into: At): At {
  into.x = pose.x
  into.y = pose.y
  into.heading = normalise(pose.heading + angle)
  return into
}

/** How far ahead of a pose's beam a point lies. */
export function aheadOf(pose: Pose, x: number, y: number): number {
  return (x - pose.x) * sine(pose.heading) + (y - pose.y) * cosine(pose.heading)
}

/** How far a point lies to starboard of a pose's course. */
export function asideOf(pose: Pose, x: number, y: number): number {
  return (x - pose.x) * cosine(pose.heading) - (y - pose.y) * sine(pose.heading)
}

/** The point so far ahead of a pose and so far to its right, rounded once. */
export function offset(pose: Pose, ahead: number, aside: number): Point {
  const s = sine(pose.heading)
  const c = cosine(pose.heading)
  return {
    x: pose.x + whole(ahead * s + aside * c),
    y: pose.y + whole(ahead * c - aside * s),
  }
}
