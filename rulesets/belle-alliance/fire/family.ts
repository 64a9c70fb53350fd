import type { State, Unit } from '../state.ts'
import { findUnit, isOnBoard } from '../units.ts'

/** [BA-1.1.2-12] The unit and its skirmish line that is not split off, as one tactical unit. */
export function familyOf({ units }: State, unit: Unit): Unit[] {
  const tactical = tacticalId(unit)
  return units.filter(other => isOnBoard(other) && tacticalId(other) === tactical)
}

/** The id of the tactical unit: that of the mother unit. */
export function tacticalId({ id, mother }: Unit): string {
  return mother ?? id
}

/** [BA-3.3.3-01] One of the two is the skirmish line of the other, or they are the same. */
export function isSameFamily(state: State, one: string, other: string): boolean {
  const [first, second] = [findUnit(state, one), findUnit(state, other)]
  return first !== undefined && second !== undefined && tacticalId(first) === tacticalId(second)
}
