import { centreOf } from '../formation/footprint.ts'
import type { State, Unit } from '../state.ts'
import type { Put } from './events.ts'
import { freePlace } from './free-place.ts'
import { moverAt } from './mover.ts'
import type { Mover } from './mover.ts'
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
  standing: (unit: Unit, centre: { x: number; y: number }) => Unit,
): Put {
  const { unit } = moverAt(mover, way.heading, way.distance)
  const end = centreOf(unit)
  const leftOut = way.movers.map(other => other.unit.id)
  return putOf(
    freePlace(state, { end, heading: way.heading, travelled: way.distance, leftOut }, centre =>
      standing(unit, centre),
    ),
  )
}

export function putOf({ id, x, y, heading }: Unit): Put {
  return { unit: id, x, y, heading }
}
