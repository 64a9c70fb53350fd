import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import { hullOf, isPlacedByCentre } from '../formation/footprint.ts'
import { newPlace, walk } from '../march/walk.ts'
import type { Place } from '../march/walk.ts'
import type { MarchPart } from '../parts.ts'
import type { Staff, Unit } from '../state.ts'
import { staffBase } from '../tables/bases.ts'

/**
 * [BA-1.1.3-06] The march goes towards the chief: on each straight leg he stands ahead of the unit,
 * within its breadth; a mere change of direction ends so.
 */
export function leadsTowards(unit: Unit, march: MarchPart, chief: Staff): boolean {
  const straights = march.legs.flatMap((leg, i) => (leg.kind === 'straight' ? [i] : []))
  const looks = straights.length > 0 ? straights : [march.legs.length]
  return looks.every(leg => isAhead(unit, placeAfter(unit, march, leg), march.course, chief))
}

/** Where the unit is when it has gone that many legs, however long that takes. */
function placeAfter(unit: Unit, { legs, course }: MarchPart, count: number): Place {
  const { length, beam } = hullOf(unit)
  const toFront = isPlacedByCentre(unit) ? length / 2 : 0
  const walker = { legs: legs.slice(0, count), course, length, beam, toFront, turnsFreely: true }
  const place = newPlace(unit.x, unit.y, unit.heading)
  walk(walker, place, Number.MAX_SAFE_INTEGER, place)
  return place
}

function isAhead(unit: Unit, { x, y, heading }: Place, course: number, chief: Staff): boolean {
  const pose = { x, y, heading: heading + course }
  const reach = (hullOf(unit).beam + staffBase.width) / 2
  if (aheadOf(pose, chief.x, chief.y) <= 0) return false
  return Math.abs(asideOf(pose, chief.x, chief.y)) <= reach
}
