import type { State, Unit } from '../state.ts'
import { isOnBoard } from '../units.ts'

/** [BA-6.1.1-07] The units in a building; the largest, whose values count for all, comes first. */
export function garrisonOf(state: State, building: string): Unit[] {
  return state.units
    .filter(unit => isOnBoard(unit) && unit.building === building)
    .toSorted((one, other) => other.figures - one.figures)
}

/** [BA-6.1.1-01] Figures that still fit in a building beside those that are in it. */
export function roomIn(state: State, building: { id: string; capacity: number }): number {
  const inside = garrisonOf(state, building.id).reduce((sum, unit) => sum + unit.figures, 0)
  return Math.max(0, building.capacity - inside)
}
