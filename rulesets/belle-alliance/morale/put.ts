import type { Point } from '@grognard/geometry'
import { centreOf, hullOf } from '../formation/footprint.ts'
import type { State, Unit } from '../state.ts'
import type { Put } from './events.ts'
import { freePlace } from './free-place.ts'
import { moverAt } from './mover.ts'
import type { Mover } from './mover.ts'
import { walk } from './walk.ts'
import type { Walk } from './walk.ts'

/** Where the units stand that the body pushed along. */
export function pushedBy(way: Walk): Put[] {
  return way.movers.filter(({ manner }) => manner === 'pushed').map(mover => putAt(way, mover))
}

/** Where a mover stands at the end of the way, as it is. */
export function putAt({ heading, distance }: Walk, mover: Mover): Put {
  return putOf(moverAt(mover, heading, distance).unit)
}

/** [BA-2.3.4-05] The same in the shape it takes there, which may need room beside what it passed. */
export function putFreely(
  state: State,
  way: Walk,
  mover: Mover,
  standing: (unit: Unit, centre: Point) => Unit,
): Put {
  const { heading, distance } = way
  const { unit } = moverAt(mover, heading, distance)
  const { length, beam } = hullOf(unit)
  const end = {
    end: centreOf(unit),
    heading,
    onwards: way.stop === null ? reachOnwards(state, unit, heading) : 0,
    back: distance + length + beam,
    leftOut: way.movers.map(other => other.unit.id),
  }
  return putOf(freePlace(state, end, centre => standing(unit, centre)))
}

/** As far as it could rout on through its own: never through enemies or over closed ground. */
function reachOnwards(state: State, unit: Unit, heading: number): number {
  return walk(state, { units: [unit], manner: 'through', heading }).distance
}

export function putOf({ id, x, y, heading }: Unit): Put {
  return { unit: id, x, y, heading }
}
