import { CONTACT } from '../tables/distances.ts'
import { BISECTION } from '../tables/movement.ts'
import { canStrike, isAfter, isMoving } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { overlap, squaredApart, zoneReaches } from './outline.ts'
import { NEVER } from './pairs.ts'
import type { Meeting, Pair } from './pairs.ts'
import { isAbandoned, mayPass } from './passing.ts'
import { poseAt } from './pose-at.ts'
import { newPlace } from './walk.ts'

const onePlace = newPlace()
const otherPlace = newPlace()
const later = newPlace()

/** Finds out where a pair meets next, from this part of the tick on. */
export function foresee(pair: Pair, now: number): void {
  pair.isKnown = true
  pair.at = NEVER
  if (!pair.areEnemies) return note(pair, 'own', pair.one, ownOverlap(pair, now))
  const { one, other, done } = pair
  if (isAbandoned(one.unit) || isAbandoned(other.unit)) return
  if (!done.zone) note(pair, 'zone', one, zoneContact(one, other, now))
  if (!done.otherZone) note(pair, 'zone', other, zoneContact(other, one, now))
  if (!done.body) note(pair, 'body', one, firstOverlap(one, other, now))
}

function note(pair: Pair, meeting: Meeting, by: Marcher, at: number): void {
  if (at >= pair.at) return
  pair.at = at
  pair.meeting = meeting
  pair.by = by
}

/** [BA-4.1.1-07] [BA-4.1.1-04] When the zone of the one meets the other, if that matters to the one. */
function zoneContact(one: Marcher, other: Marcher, now: number): number {
  if (one.zones === 0 || other.presser === one) return NEVER
  const attacks = seeks(one, other)
  if (!attacks && !isMoving(one, now)) return NEVER
  const reaches = (part: number) =>
    zoneReaches(one, poseAt(one, part, onePlace), other, poseAt(other, part, otherPlace))
  const at = firstOf(one, other, now, reaches)
  if (at > 1) return NEVER
  return attacks || comesNearer(one, other, at) ? at : NEVER
}

/** [BA-4.1.1-05] [BA-4.1.2-04] It has an announced attack that is meant for, or may turn to, this enemy. */
function seeks(one: Marcher, other: Marcher): boolean {
  const { attack } = one
  if (attack === null || one.hasMet) return false
  const turnsTo = (one.stoppedBy === other || one.isAtPosition) && attack.ifMet === 'attack'
  return (isAfter(one, other) || turnsTo) && canStrike(one, other)
}

/** Its own march brings it nearer to where the other is then, by more than what counts as contact. */
export function comesNearer(one: Marcher, other: Marcher, at: number): boolean {
  poseAt(other, at, otherPlace)
  poseAt(one, 1, later)
  if (overlap(one, later, other, otherPlace)) return true
  const ended = Math.sqrt(squaredApart(one, later, other, otherPlace))
  return ended < Math.sqrt(squaredApart(one, one.from, other, otherPlace)) - CONTACT
}

/** [BA-2.3.4-02] Own units share ground only where the one may pass through the other. */
function ownOverlap({ one, other, done }: Pair, now: number): number {
  if (done.own || one.presser || other.presser) return NEVER
  if (!isMoving(one, now) && !isMoving(other, now)) return NEVER
  if (mayPass(one.unit, other.unit) && mayPass(other.unit, one.unit)) return NEVER
  return firstOverlap(one, other, now)
}

/** The last part before two outlines come over each other; NEVER if they do already. */
function firstOverlap(one: Marcher, other: Marcher, now: number): number {
  const overlaps = (part: number) =>
    overlap(one, poseAt(one, part, onePlace), other, poseAt(other, part, otherPlace))
  if (overlaps(now)) return NEVER
  return bisect(one, other, now, overlaps, false)
}

function firstOf(one: Marcher, other: Marcher, now: number, holds: Holds): number {
  return holds(now) ? now : bisect(one, other, now, holds, true)
}

type Holds = (part: number) => boolean

/** [BA-Q-14] The part at which something begins to hold, or the last before it, to 1/100 cm. */
function bisect(one: Marcher, other: Marcher, now: number, holds: Holds, within: boolean): number {
  const half = (now + 1) / 2
  let high = holds(half) ? half : 1
  if (high === 1 && !holds(1)) return NEVER
  let low = high === half ? now : half
  const finest = BISECTION / Math.max(BISECTION, one.swing + other.swing)
  while (high - low > finest) {
    const middle = (low + high) / 2
    if (holds(middle)) high = middle
    else low = middle
  }
  return within ? high : low
}
