import type { Unit } from '../state.ts'
import { isDisordered, isOnBoard } from '../units.ts'

/** [BA-4.1.1-02] On the board, outside of buildings, and not in U or FU. */
export function isAbleToGo(unit: Unit): boolean {
  return isOnBoard(unit) && unit.walls === null && unit.figures > 0 && !isDisordered(unit)
}
