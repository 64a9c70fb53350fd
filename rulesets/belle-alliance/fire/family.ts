import type { State, Unit } from '../state.ts'
import { isOnBoard } from '../units.ts'

/** [BA-1.1.2-12] [BA-6.1.1-07] A unit with its skirmish line that is not split off; a garrison. */
export function familyOf({ units }: State, unit: Unit): Unit[] {
  const tactical = tacticalId(unit)
  return units.filter(other => isOnBoard(other) && tacticalId(other) === tactical)
}

/** What all that count as one unit have in common: the mother unit, or the building. */
export function tacticalId({ id, mother, building }: Unit): string {
  return building ?? mother ?? id
}
