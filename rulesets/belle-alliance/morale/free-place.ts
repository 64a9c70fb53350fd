import type { Point } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { hasRoom } from '../formation/room.ts'
import type { State, Unit } from '../state.ts'
import { stride } from '../tables/forced-march.ts'
import { walk } from './walk.ts'

/** Where a move ended, and who does not stand in the way. */
export interface End {
  end: Point
  heading: number
  /** 1/1000 cm. */
  travelled: number
  leftOut: readonly string[]
}

/**
 * [BA-2.3.4-05] Where a unit ends that would end on another: on in its direction to the nearest free
 * place, else back to the last one. `standing` tells how it stands with its centre at a point.
 */
export function freePlace(
  state: State,
  { end, heading, travelled, leftOut }: End,
  standing: (centre: Point) => Unit,
): Unit {
  const at = (ahead: number) => standing(offset({ ...end, heading }, ahead, 0))
  const isFree = (unit: Unit) => hasRoom(state, unit, leftOut)
  const here = at(0)
  if (isFree(here)) return here
  const onwards = reachOnwards(state, here, heading)
  for (let ahead = stride; ahead <= onwards; ahead += stride)
    if (isFree(at(ahead))) return at(ahead)
  for (let back = stride; back < travelled; back += stride) if (isFree(at(-back))) return at(-back)
  return here
}

/** As far as it could rout on through its own: never through enemies or over closed ground. */
function reachOnwards(state: State, unit: Unit, heading: number): number {
  return walk(state, { units: [unit], manner: 'through', heading }).distance
}
