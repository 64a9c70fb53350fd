import { HALF_TURN, normalise } from '@grognard/geometry'
import { centreOf, poseWithCentre } from '../formation/footprint.ts'
import { isOverlapping } from '../formation/room.ts'
import { freePlace } from '../morale/free-place.ts'
import { walk } from '../morale/walk.ts'
import type { BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import type { Field } from './field.ts'
import type { Marcher } from './marcher.ts'
import { mayPass } from './passing.ts'

/** [BA-2.3.4-05] After the last tick a unit that stands on another is put at the nearest free place. */
export function adaptPlaces(table: BaTable, { marchers }: Field): void {
  for (const one of marchers)
    for (const other of marchers)
      if (one.row < other.row && isOnOwn(one, other)) adapt(table, goesOn(one, other))
}

function isOnOwn(one: Marcher, other: Marcher): boolean {
  if (one.unit.seat !== other.unit.seat || one.unit.walls || other.unit.walls) return false
  if (!hasMoved(one) && !hasMoved(other)) return false
  const reach = one.radius + other.radius + one.length + other.length
  const dx = one.unit.x - other.unit.x
  const dy = one.unit.y - other.unit.y
  return dx * dx + dy * dy <= reach * reach && isOverlapping(one.unit, other.unit)
}

function hasMoved({ unit }: Marcher): boolean {
  return unit.doing.moved
}

/** The one that was pressed onto the other, or marched through it. */
function goesOn(one: Marcher, other: Marcher): Marcher {
  if (one.wasPressedBy !== null) return one
  if (other.wasPressedBy !== null || !hasMoved(one)) return other
  return hasMoved(other) && mayPass(other.unit, one.unit) ? other : one
}

function adapt(table: BaTable, marcher: Marcher): void {
  const { state } = table
  const { unit, from, course, wasPressedBy } = marcher
  const heading = wasPressedBy ? backTowards(wasPressedBy) : normalise(from.heading + course)
  const onwards = walk(state, { units: [unit], manner: 'through', heading }).distance
  const back = Math.round(from.marched)
  const way = { end: centreOf(unit), heading, onwards, back, leftOut: [unit.id] }
  const { x, y } = freePlace(state, way, (centre): Unit => ({
    ...unit,
    ...poseWithCentre(unit, centre),
  }))
  if (x !== unit.x || y !== unit.y)
    table.happen({ kind: 'placeAdapted', unit: unit.id, x, y, heading: unit.heading })
}

/** [BA-4.2.0-06] Between its own and the enemy that presses it. */
function backTowards(presser: Marcher): number {
  return normalise(presser.from.heading + HALF_TURN)
}
