import { signOfSurd } from './distance.ts'
import { isStraight, PARTS, stepOf, turned } from './heading.ts'
import type { DotPose, Side } from './heading.ts'

/** The side whose guns, 45 degrees either way from the beam, limits included, bear on a dot. */
export function bearingSide(from: DotPose, to: DotPose): Side | null {
  const ahead = stepOf(from.heading)
  const abeam = stepOf(turned(from.heading, 2))
  const dx = to.x - from.x
  const dy = to.y - from.y
  const across = abeam.dx * dx + abeam.dy * dy
  if (across === 0 || Math.abs(ahead.dx * dx + ahead.dy * dy) > Math.abs(across)) return null
  return across > 0 ? 'starboard' : 'port'
}

/** A quarter around a ship: less than 45 degrees off the bow or the stern; limits are the side's. */
export type Sector = 'bow' | 'stern' | 'side'

/** Where a place on the keel of one ship, `along` parts before its middle, lies around another. */
export function sectorOf(from: DotPose, along: number, around: DotPose): Sector {
  const right = signTowards(from, along, around, turned(around.heading, 1))
  const left = signTowards(from, along, around, turned(around.heading, -1))
  if (right > 0 && left > 0) return 'bow'
  return right < 0 && left < 0 ? 'stern' : 'side'
}

/** Whether the place lies before (1), on (0) or behind (-1) the line through a ship at right angles to a heading. */
function signTowards(from: DotPose, along: number, around: DotPose, heading: number): number {
  const line = stepOf(heading)
  const keel = stepOf(from.heading)
  const dot = PARTS * ((from.x - around.x) * line.dx + (from.y - around.y) * line.dy)
  const place = along * (keel.dx * line.dx + keel.dy * line.dy)
  return isStraight(from.heading) ? Math.sign(dot + place) : signOfSurd(2 * dot, place)
}

/** The side of a ship on which another's dot lies; on the line of the keel, the place's; else starboard. */
export function sideOfKeel(from: DotPose, along: number, around: DotPose): Side {
  const abeam = stepOf(turned(around.heading, 2))
  const across = abeam.dx * (from.x - around.x) + abeam.dy * (from.y - around.y)
  if (across !== 0) return across > 0 ? 'starboard' : 'port'
  const keel = stepOf(from.heading)
  return along * (abeam.dx * keel.dx + abeam.dy * keel.dy) < 0 ? 'port' : 'starboard'
}
