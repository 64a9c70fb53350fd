import { cosine, sine } from './angle.ts'
import { cornerAt, cornersOverlap, newCorners, squaredBetween, squaredToPoint } from './corners.ts'
import type { Corners } from './corners.ts'
import { aheadOf, asideOf } from './pose.ts'
import type { Point, Pose } from './pose.ts'
import { whole } from './units.ts'

/** A rectangle on the table, length along its heading; both sides 20 thousandths or more. */
export interface Hull extends Pose {
  length: number
  beam: number
}

const ours = newCorners()
const theirs = newCorners()

/** Bow-port, bow-starboard, stern-starboard, stern-port as x, y; written into a list where given. */
export function cornersOf(hull: Hull, into: number[] = [0, 0, 0, 0, 0, 0, 0, 0]): number[] {
  placeCorners(hull, ours)
  for (let i = 0; i < 8; i += 1) into[i] = cornerAt(ours, i)
  return into
}

/** `cornersOf`, put where no list has to be made for them. */
export function placeCorners(hull: Hull, into: Corners): Corners {
  const s = sine(hull.heading)
  const c = cosine(hull.heading)
  const forwardX = (hull.length * s) / 2
  const forwardY = (hull.length * c) / 2
  const abeamX = (hull.beam * c) / 2
  const abeamY = (hull.beam * s) / 2
  into[0] = hull.x + whole(forwardX - abeamX)
  into[1] = hull.y + whole(forwardY + abeamY)
  into[2] = hull.x + whole(forwardX + abeamX)
  into[3] = hull.y + whole(forwardY - abeamY)
  into[4] = hull.x + whole(abeamX - forwardX)
  into[5] = hull.y + whole(-forwardY - abeamY)
  into[6] = hull.x + whole(-forwardX - abeamX)
  into[7] = hull.y + whole(abeamY - forwardY)
  return into
}

/** The middle of the bow. */
export function bowOf(hull: Hull): Point {
  return endOf(hull, hull.length / 2)
}

/** The middle of the stern. */
export function sternOf(hull: Hull): Point {
  return endOf(hull, -hull.length / 2)
}

function endOf(hull: Hull, along: number): Point {
  return {
    x: hull.x + whole(along * sine(hull.heading)),
    y: hull.y + whole(along * cosine(hull.heading)),
  }
}

/** Never less than half the diagonal, cheaply; with the rounding of a corner. */
export function reachOf(hull: Hull): number {
  return (hull.length + hull.beam) / 2 + 1
}

/** Whether two hulls share any of their insides. Touching is not overlap. */
export function hullsOverlap(a: Hull, b: Hull): boolean {
  const reach = reachOf(a) + reachOf(b)
  if (squaredBetweenCentres(a, b) >= reach * reach) return false
  return cornersOverlap(placeCorners(a, ours), placeCorners(b, theirs))
}

/** Distance in thousandths, rounded to the nearest; 0 where the hulls touch or overlap. */
export function hullDistance(a: Hull, b: Hull): number {
  return whole(Math.sqrt(squaredBetween(placeCorners(a, ours), placeCorners(b, theirs))))
}

/** Whether `hullDistance` is at most this limit; quicker than asking for the distance. */
export function isHullWithin(a: Hull, b: Hull, limit: number): boolean {
  if (limit < 0 || !areCirclesWithin(a, b, limit)) return false
  if (squaredBetweenCentres(a, b) <= limit * limit) return true
  return !isKeptOff(a, b, limit) && !isKeptOff(b, a, limit) && hullDistance(a, b) <= limit
}

/** True wherever `isHullWithin` is, and seen at a glance: the circles around the hulls come as near. */
export function areCirclesWithin(a: Hull, b: Hull, limit: number): boolean {
  const reach = limit + 1 + reachOf(a) + reachOf(b)
  return squaredBetweenCentres(a, b) <= reach * reach
}

/** Widely, what rounding may do to two corners and the distance between them. */
const ROUNDING = 3

/** Whether a side of one keeps all of the other farther off than this: known without corners. */
function isKeptOff(a: Hull, b: Hull, limit: number): boolean {
  const s = Math.abs(sine(b.heading - a.heading))
  const c = Math.abs(cosine(b.heading - a.heading))
  const aside = Math.abs(asideOf(a, b.x, b.y))
  if (aside > limit + ROUNDING + (a.beam + b.length * s + b.beam * c) / 2) return true
  const ahead = Math.abs(aheadOf(a, b.x, b.y))
  return ahead > limit + ROUNDING + (a.length + b.length * c + b.beam * s) / 2
}

/** Distance of a point from a hull in thousandths, rounded to the nearest; 0 on or inside it. */
export function distanceToPoint(hull: Hull, x: number, y: number): number {
  return whole(Math.sqrt(squaredToPoint(placeCorners(hull, ours), x, y)))
}

function squaredBetweenCentres(a: Hull, b: Hull): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}
