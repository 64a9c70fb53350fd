import type { BaFurther, BaTable } from '../rules.ts'
import { areForcedMovesMade, makeForcedMove, seatToChoose } from './steps.ts'

/** [BA-5.1.2-03] The forced moves that are decided, one after the other, until an owner has to choose. */
export function foreseeForcedMoves(table: BaTable): BaFurther {
  const { state } = table
  if (areForcedMovesMade(state) || seatToChoose(state).length > 0) return undefined
  makeForcedMove(table)
  return foreseeForcedMoves
}
