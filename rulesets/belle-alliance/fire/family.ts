import { garrisonLeader } from '../formation/garrison.ts'
import { garrisonOf } from '../ground/buildings.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, isOnBoard } from '../units.ts'

/** [BA-1.1.2-12] [BA-6.1.1-07] A unit with its skirmish line that is not split off; a garrison. */
export function familyOf(state: State, unit: Unit): Unit[] {
  const tactical = tacticalId(state, unit)
  return state.units.filter(other => isOnBoard(other) && tacticalId(state, other) === tactical)
}

/** What all that count as one unit have in common: the mother unit, or the building. */
export function tacticalId(state: State, { id, mother, building }: Unit): string {
  return building ?? buildingOf(state, mother) ?? mother ?? id
}

/** [BA-3.3.3-01] [BA-6.1.1-07] Where the mother unit is a garrison, its line belongs to that. */
function buildingOf(state: State, mother: string | null): string | null {
  const found = mother === null ? undefined : findUnit(state, mother)
  return found && isOnBoard(found) ? found.building : null
}

/** [BA-6.1.1-07] All in a building fire as one unit with the values of the larger part. */
export function firingBody(state: State, unit: Unit): Unit {
  if (unit.building === null) return unit
  const all = garrisonOf(state, unit.building)
  if (all.length === 1) return unit
  const figures = all.reduce((sum, other) => sum + other.figures, 0)
  return { ...leaderOf(state, unit), figures }
}

/** [BA-6.1.1-07] The unit that fires for all in its building; else the unit itself. */
export function leaderOf(state: State, unit: Unit): Unit {
  return (unit.building !== null ? garrisonLeader(state, unit.building) : undefined) ?? unit
}
