import { hasRoom } from '../formation/room.ts'
import type { Standing } from '../formation/footprint.ts'
import { plainChange, reformed } from '../formation/reform.ts'
import type { Reformed } from '../formation/reform.ts'
import type { State, Unit } from '../state.ts'

/** [BA-1.3.5-01] [BA-2.2.1-01] How a unit in the open forms to work: behind the middle of its front. */
export function formedToWork(unit: Standing): Reformed {
  return reformed(unit, plainChange({ kind: 'work', front: null, gap: null }))
}

/** The unit as it stands while it works; in a building, and at work already, as it stands now. */
export function standingAtWork(unit: Unit): Standing {
  const staysAsItIs = unit.walls || unit.guns.length > 0 || unit.formation.kind === 'work'
  return staysAsItIs ? unit : { ...unit, ...formedToWork(unit) }
}

/** [BA-2.2.1-05] Whether there is room to form. */
export function hasRoomToWork(state: State, unit: Unit): boolean {
  return hasRoom(state, standingAtWork(unit), [unit.id])
}
