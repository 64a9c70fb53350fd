import { containsPoint, distanceToPolygon } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { cornersOverlap, newCorners, squaredBetween } from '@grognard/geometry/measured/corners.ts'
import type { Corners } from '@grognard/geometry/measured/corners.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { CONTACT, ZONE_DEPTH } from '../../book/tables/scale.ts'
import type { Rate } from '../clauses.ts'
import { hullOf } from '../footprint.ts'
import { touchesHull } from '../ground/land.ts'
import type { Terrain, TerrainKind } from '../setting.ts'
import type { State } from '../state.ts'
import type { Marcher, Stretch } from './marcher.ts'
import { copyPlaceInto, newPlace, moveAlongLegs } from './legs.ts'
import type { Place } from './legs.ts'

const before = newPlace()
const after = newPlace()

/** Where a unit is after this part of the tick, pressed back or by its own march. */
export function poseAt(marcher: Marcher, part: number, into: Place): Place {
  const { presser, pressedFrom } = marcher
  const isPressed = presser !== null && part > pressedFrom
  placeAfterPart(marcher, isPressed ? pressedFrom : part, into)
  if (!isPressed) return into
  placeAfterPart(presser, pressedFrom, before)
  placeAfterPart(presser, part, after)
  shiftWith(presser, before, after, into)
  return into
}

function placeAfterPart(marcher: Marcher, part: number, into: Place): void {
  const until = Math.min(part, marcher.limit)
  const stretch = stretchAt(marcher, until)
  if (!stretch) copyPlaceInto(marcher.from, into)
  else moveAlongLegs(stretch.mover, stretch.from, stretch.speed * (until - stretch.at), into)
}

/** What it does at this part of the tick; nothing where it stands. */
function stretchAt({ stretches, limit }: Marcher, part: number): Stretch | undefined {
  const until = Math.min(part, limit)
  return stretches.findLast(({ at }) => at <= until)
}

/** [BA-2.3.3-01] The rate at which it goes there, or goes at all. */
export function rateAt(marcher: Marcher, part: number): Rate {
  return stretchAt(marcher, part)?.rate ?? marcher.rate
}

/** [BA-4.2.0-03] By the way of the middle of the presser's melee zone. */
export function shiftWith({ toFront }: Marcher, from: Place, to: Place, into: Place): void {
  const ahead = toFront + ZONE_DEPTH / 2
  into.x += to.x - from.x + whole(ahead * (sine(to.heading) - sine(from.heading)))
  into.y += to.y - from.y + whole(ahead * (cosine(to.heading) - cosine(from.heading)))
}

/** [BA-4.1.2-04] Whether an attack on a position has come to it. */
export function hasReachedPosition(state: State, marcher: Marcher, place: Place): boolean {
  const { attack, hasMet, isAtPosition } = marcher
  if (attack === null || hasMet || isAtPosition || !attack.againstPosition) return false
  const piece = state.terrain.find(({ id }) => id === attack.terrain)
  return piece !== undefined && isAt(piece, marcher, place)
}

const lines: readonly TerrainKind[] = ['linear', 'stream', 'road']

/** In contact with a building or a line of terrain; of other ground, with its front's middle in it. */
function isAt(piece: Terrain, marcher: Marcher, place: Place): boolean {
  const { x, y, heading } = place
  const hull = hullOf({ ...marcher.unit, x, y, heading })
  if (piece.kind === 'building') return distanceToPolygon(hull, piece.points) <= 2 * CONTACT
  if (lines.includes(piece.kind)) return touchesHull(piece, hull)
  const { toFront } = marcher
  return containsPoint(
    piece.points,
    x + whole(toFront * sine(heading)),
    y + whole(toFront * cosine(heading)),
  )
}

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
