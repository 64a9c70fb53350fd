import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import type { Staff, State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { besideHull, sideOfHull } from './contact-place.ts'
import type { Put } from './events.ts'

/** A staff figure where a forced move has put it. */
export interface StaffPut {
  staff: string
  x: number
  y: number
}

/** [BA-1.1.4-13] Staff figures in contact go along, and stand at the same side again. */
export function staffAlong(state: State, put: readonly Put[], shape: Shape): StaffPut[] {
  return put.flatMap(place => {
    const before = unitOf(state, place.unit)
    const after = { ...shape(before), x: place.x, y: place.y, heading: place.heading }
    return staffOf(state, before).map(figure => besideUnit(figure, before, after))
  })
}

/** How a unit stands after its move. */
export type Shape = (unit: Unit) => Unit

function staffOf({ staff }: State, { id }: Unit): Staff[] {
  return staff.filter(figure => figure.contact === id && figure.status === 'onBoard')
}

function besideUnit(figure: Staff, before: Unit, after: Unit): StaffPut {
  const side = sideOfHull(hullOf(before), figure)
  const place = besideHull(hullOf(after), side, centre => hullOfStaff({ ...figure, ...centre }))
  return { staff: figure.id, x: place.x, y: place.y }
}
