import { stepOf, turned } from './heading.ts'
import { isStraight, PARTS } from './pose.ts'
import type { DotPose, Place } from './pose.ts'
import { signOfSurd } from './surd.ts'

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
