import type { Point } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { hasRoom } from '../formation/room.ts'
import type { State, Unit } from '../state.ts'
import { stride } from '../tables/forced-march.ts'

/** Where a move ended, and who does not stand in the way. Lengths in 1/1000 cm. */
export interface End {
  end: Point
  heading: number
  /** How far it could have gone on from there, and how far back there is ground to look at. */
  onwards: number
  back: number
  leftOut: readonly string[]
}

/**
 * [BA-2.3.4-05] Where a unit ends that would end on another: on in its direction to the nearest free
 * place, else back to the last one. `standing` tells how it stands with its centre at a point.
 */
export function freePlace(
  state: State,
  { end, heading, onwards, back, leftOut }: End,
  standing: (centre: Point) => Unit,
): Unit {
  const at = (ahead: number) => standing(offset({ ...end, heading }, ahead, 0))
  const isFree = (ahead: number) => hasRoom(state, at(ahead), leftOut)
  return at(placesAlong(onwards, back).find(isFree) ?? 0)
}

function placesAlong(onwards: number, back: number): number[] {
  const places = [0]
  for (let ahead = stride; ahead <= onwards; ahead += stride) places.push(ahead)
  for (let behind = stride; behind <= back; behind += stride) places.push(-behind)
  return places
}
