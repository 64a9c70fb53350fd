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
