import { FULL_TURN, HALF_TURN, normalise } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { centreOf, poseWithCentre } from '../formation/footprint.ts'
import { hasRoom, isOverlapping } from '../formation/room.ts'
import { freePlace } from '../morale/free-place.ts'
import { walk } from '../morale/walk.ts'
import type { BaTable } from '../rules.ts'
import { cm } from '../measures.ts'
import type { State, Unit } from '../state.ts'
import { isSkirmishLine } from '../units.ts'
import type { Field } from './field.ts'
import type { Marcher } from './marcher.ts'
import { isAbandoned, mayPass } from './passing.ts'

/** [BA-2.3.4-05] After the last tick a unit that stands on another is put at the nearest free place. */
export function adaptPlaces(table: BaTable, { marchers }: Field): void {
  for (const one of marchers)
    for (const other of marchers)
      if (one.row < other.row && isOnOther(one, other)) adapt(table, goesOn(one, other))
}

function isOnOther(one: Marcher, other: Marcher): boolean {
  if (!mayBothBeThere(one, other) || one.unit.walls || other.unit.walls) return false
  if (!hasMoved(one) && !hasMoved(other)) return false
  const reach = one.radius + other.radius + one.length + other.length
  const dx = one.unit.x - other.unit.x
  const dy = one.unit.y - other.unit.y
  return dx * dx + dy * dy <= reach * reach && isOverlapping(one.unit, other.unit)
}

/** [BA-2.3.4-04] Own units, and guns that nobody mans. */
function mayBothBeThere({ unit }: Marcher, { unit: other }: Marcher): boolean {
  return unit.seat === other.seat || isAbandoned(unit) || isAbandoned(other)
}

/** By a march of this phase, or pressed back. */
function hasMoved({ unit, from, wasPressedBy }: Marcher): boolean {
  return wasPressedBy !== null || from.marched > unit.doing.marched
}

/** The one that was pressed onto the other, or marched through it. */
function goesOn(one: Marcher, other: Marcher): Marcher {
  if (one.wasPressedBy !== null) return one
  if (other.wasPressedBy !== null || !hasMoved(one)) return other
  return hasMoved(other) && mayPass(other.unit, one.unit) ? other : one
}

function adapt(table: BaTable, marcher: Marcher): void {
  const { state } = table
  const { unit, from } = marcher
  const heading = courseOf(marcher)
  const onwards = walk(state, { units: [unit], manner: 'through', heading }).distance
  const back = Math.round(from.marched)
  const way = { end: centreOf(unit), heading, onwards, back, leftOut: [unit.id] }
  const along = freePlace(state, way, (centre): Unit => ({
    ...unit,
    ...poseWithCentre(unit, centre),
  }))
  const { x, y } = hasRoom(state, along, [unit.id]) ? along : nearestAround(state, unit)
  if (x !== unit.x || y !== unit.y)
    table.emit({ kind: 'placeAdapted', unit: unit.id, x, y, heading: unit.heading })
}

/** How finely and how far a free place is looked for, 1/1000 cm and parts of a circle. */
const STEP = cm(0.5)
const FARTHEST = cm(60)
const DIRECTIONS = 16

/** Where its way has no free place: the nearest one on circles round it. */
function nearestAround(state: State, unit: Unit): Unit {
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const heading = unit.heading + (direction * FULL_TURN) / DIRECTIONS
      const { x, y } = offset({ x: unit.x, y: unit.y, heading }, radius, 0)
      const there = { ...unit, x, y }
      if (hasRoom(state, there, [unit.id])) return there
    }
  return unit
}

/** [BA-4.2.0-06] On as it went; a line that is pressed back stays before its soutien. */
function courseOf({ unit, from, course, wasPressedBy }: Marcher): number {
  if (wasPressedBy === null) return normalise(from.heading + course)
  const { heading } = wasPressedBy.from
  return isSkirmishLine(unit) ? normalise(heading + HALF_TURN) : heading
}
