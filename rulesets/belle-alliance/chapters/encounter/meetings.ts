import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { extentAround, gridOf } from '@grognard/geometry/measured/grid.ts'
import type { Extent } from '@grognard/geometry/measured/grid.ts'
import { BISECTION } from '../../book/tables/march.ts'
import { CONTACT, ZONE_DEPTH } from '../../book/tables/scale.ts'
import type { Event } from '../../events.ts'
import type { Land } from '../../model/marching/land.ts'
import { canStrike, isAfter, isMoving } from '../../model/marching/marcher.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { overlap, poseAt, squaredApart, zoneReaches } from '../../model/marching/poses.ts'
import { newPlace } from '../../model/marching/legs.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, isAbandoned, mayPass } from '../../model/units.ts'

type Meeting = 'zone' | 'body' | 'own'

/** What the ticks of a phase are played on. */
export interface Field {
  readonly state: State
  readonly land: Land
  /** The units on the board, in the order of the state's list. */
  readonly marchers: Marcher[]
  /** [BA-Q-14] Pairs of own units that ran into each other, and who of them goes on. */
  readonly rightOfWay: Map<string, Marcher>
  /** [BA-4.5.0-03] Gunners who go along with the infantry that took them in. */
  readonly refugees: readonly Unit[]
  /** What has happened in this tick beside the moves, told after them. */
  happened: Event[]
}

/** Two units near enough to meet in this tick, and where they do next. */
export interface Pair {
  one: Marcher
  other: Marcher
  areEnemies: boolean
  /** Whether what follows still holds. */
  isKnown: boolean
  /** Part of the tick at which they meet next; above 1 for never. */
  at: number
  meeting: Meeting
  by: Marcher
  /** What has been dealt with in this tick: zone of the one, zone of the other, bodies. */
  done: Record<Meeting | 'otherZone', boolean>
}

/** What lies beyond the tick. */
const NEVER = 2

/** The pairs of which at least one moves and whose circles come together; the first is the lower. */
export function nearPairs(marchers: readonly Marcher[]): Pair[] {
  const inOrder = marchers.map((marcher, place) => ({ marcher, place, extent: extentAt(marcher) }))
  const byPlace = gridOf(inOrder, ({ extent }) => extent)
  const pairs: Pair[] = []
  for (const { marcher: one, place, extent } of inOrder)
    for (const other of byPlace.meeting(extent))
      if (other.place > place && isNear(one, other.marcher)) pairs.push(pairOf(one, other.marcher))
  return pairs
}

/** Where its zones may come to in the tick. */
function extentAt(marcher: Marcher): Extent {
  const reach = marcher.radius + marcher.swing + ZONE_DEPTH
  return extentAround(centreX(marcher), centreY(marcher), reach)
}

function isNear(one: Marcher, other: Marcher): boolean {
  const swing = one.swing + other.swing
  if (swing === 0 && !isAttacking(one) && !isAttacking(other)) return false
  const reach = one.radius + other.radius + swing + 2 * ZONE_DEPTH
  const dx = centreX(one) - centreX(other)
  if (dx > reach || dx < -reach) return false
  const dy = centreY(one) - centreY(other)
  return dx * dx + dy * dy <= reach * reach
}

function isAttacking({ attack, hasMet }: Marcher): boolean {
  return attack !== null && !hasMet
}

function centreX({ from, toFront, length }: Marcher): number {
  return from.x + (toFront - length / 2) * sine(from.heading)
}

function centreY({ from, toFront, length }: Marcher): number {
  return from.y + (toFront - length / 2) * cosine(from.heading)
}

function pairOf(one: Marcher, other: Marcher): Pair {
  return {
    one,
    other,
    areEnemies: areEnemies(one.unit, other.unit),
    isKnown: false,
    at: NEVER,
    meeting: 'body',
    by: one,
    done: { zone: false, otherZone: false, body: false, own: false },
  }
}

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
