import { garrisonOf } from '../ground/buildings.ts'
import type { State, Unit } from '../state.ts'

/** [BA-6.1.1-07] Units in a building count as one with the values of the largest, the first of equals. */
export function garrisonLeader(state: State, building: string): Unit | undefined {
  const [first, ...others] = garrisonOf(state, building)
  return others.reduce((best, unit) => (best && unit.figures > best.figures ? unit : best), first)
}
