import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { cornersOverlap, newCorners, squaredBetween } from '@grognard/geometry/measured/corners.ts'
import type { Corners } from '@grognard/geometry/measured/corners.ts'
import { CONTACT, ZONE_DEPTH } from '../tables/distances.ts'
import type { Marcher } from './marcher.ts'
import type { Place } from './walk.ts'

const ours = newCorners()
const theirs = newCorners()

/** A rectangle from so far ahead of a pose to so far behind it, and so far to each side. */
function placeBox(at: Place, ahead: number, behind: number, aside: number, into: Corners): void {
  const s = sine(at.heading)
  const c = cosine(at.heading)
  const frontX = at.x + ahead * s
  const frontY = at.y + ahead * c
  const rearX = at.x - behind * s
  const rearY = at.y - behind * c
  const sideX = aside * c
  const sideY = -aside * s
  into[0] = frontX - sideX
  into[1] = frontY - sideY
  into[2] = frontX + sideX
  into[3] = frontY + sideY
  into[4] = rearX + sideX
  into[5] = rearY + sideY
  into[6] = rearX - sideX
  into[7] = rearY - sideY
}

/** [BA-1.3.1-13] The corners of the unit's outline, had it come to this place. */
export function placeOutline(marcher: Marcher, at: Place, into: Corners): Corners {
  const { length, beam, toFront } = marcher
  placeBox(at, toFront, length - toFront, beam / 2, into)
  return into
}

/** Whether two outlines share ground, by more than what counts as touching. */
export function overlap(one: Marcher, at: Place, other: Marcher, otherAt: Place): boolean {
  const { length, beam, toFront } = one
  placeBox(at, toFront - CONTACT, length - toFront - CONTACT, beam / 2 - CONTACT, ours)
  return cornersOverlap(ours, placeOutline(other, otherAt, theirs))
}

/** Squared distance of two outlines. */
export function squaredApart(one: Marcher, at: Place, other: Marcher, otherAt: Place): number {
  return squaredBetween(placeOutline(one, at, ours), placeOutline(other, otherAt, theirs))
}

/** [BA-4.1.1-01] [BA-4.1.1-04] Whether a melee zone of the one reaches the other's outline. */
export function zoneReaches(one: Marcher, at: Place, other: Marcher, otherAt: Place): boolean {
  if (one.zones === 0) return false
  placeOutline(other, otherAt, theirs)
  const { length, beam, toFront } = one
  placeBox(at, toFront + ZONE_DEPTH, -toFront, beam / 2, ours)
  if (cornersOverlap(ours, theirs)) return true
  if (one.zones === 1) return false
  placeBox(at, -length / 2, length / 2 + ZONE_DEPTH, beam / 2, ours)
  if (cornersOverlap(ours, theirs)) return true
  placeBox(at, length / 2, length / 2, beam / 2 + ZONE_DEPTH, ours)
  return cornersOverlap(ours, theirs)
}
