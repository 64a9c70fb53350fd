import { isStraight, PARTS, stepOf, turned } from './heading.ts'
import type { DotPose, Place } from './heading.ts'

/** Dots of range: the larger of both ways, none beyond `longest` or where both exceed `longestSum`. */
export function rangeWithin(
  dx: number,
  dy: number,
  longest: number,
  longestSum: number,
): number | null {
  const east = Math.abs(dx)
  const south = Math.abs(dy)
  const range = Math.max(east, south)
  return range < 1 || range > longest || east + south > longestSum ? null : range
}

/** Whether a dot lies on the straight line between two others, the ends left out. */
export function isBetween(dot: Dot, from: Dot, to: Dot): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const east = dot.x - from.x
  const south = dot.y - from.y
  if (dx * south !== dy * east) return false
  const along = dx * east + dy * south
  return along > 0 && along < dx * dx + dy * dy
}

interface Dot {
  readonly x: number
  readonly y: number
}

/** The sign of `a + b * √2` for integers, exact: -1, 0 or 1. */
export function signOfSurd(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const signA = Math.sign(a)
  const signB = Math.sign(b)
  if (signA === 0 || signA === signB) return signB
  if (signB === 0) return signA
  return a * a > 2 * b * b ? signA : signB
}

/**
 * Which of two places of a ship is nearer to a place on the keel of another, `along` parts before
 * its middle: below 0 the first, above 0 the second, 0 both alike. Exact.
 */
export function compareDistances(
  from: DotPose,
  along: number,
  to: DotPose,
  one: Place,
  other: Place,
): number {
  const ahead = stepOf(to.heading)
  const abeam = stepOf(turned(to.heading, 2))
  const keel = stepOf(from.heading)
  const dx = (one.along - other.along) * ahead.dx + (one.abeam - other.abeam) * abeam.dx
  const dy = (one.along - other.along) * ahead.dy + (one.abeam - other.abeam) * abeam.dy
  const dots = PARTS * ((from.x - to.x) * dx + (from.y - to.y) * dy)
  const place = along * (keel.dx * dx + keel.dy * dy)
  const whole = isStraight(from.heading) ? dots + place : dots
  const slanting = isStraight(from.heading) ? 0 : place
  const own = squareOf(one) - squareOf(other)
  // The difference of the squares; steps on a diagonal stand for √2 of their length.
  return isStraight(to.heading)
    ? signOfSurd(own - 2 * whole, -slanting)
    : signOfSurd(own - slanting, -whole)
}

function squareOf({ along, abeam }: Place): number {
  return along * along + abeam * abeam
}
