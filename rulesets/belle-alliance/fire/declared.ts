import type { Fire, Helper, State, Unit } from '../state.ts'
import { partsOf } from './fire-units.ts'

/** The phase of fire that play rests in. */
export function phaseAt({ place }: State): Fire['phase'] {
  return place[place.length - 1]?.at === 'continuedFire' ? 'continued' : 'fire'
}

/** [BA-3.3.3-01] What the unit and its skirmish line have declared in the phase that is played. */
export function familyFires(state: State, { id }: Unit): Fire[] {
  return partsOf(state, { unit: id, phase: phaseAt(state) })
}

/** [BA-3.1.7-03] The unit has declared to be neighbour or support. */
export function helpOf({ helpers }: State, { id }: Unit): Helper | undefined {
  return helpers.find(({ unit }) => unit === id)
}
