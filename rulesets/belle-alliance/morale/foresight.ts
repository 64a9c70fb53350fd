import type { BaContinuation, BaTable } from '../rules.ts'
import { areForcedMovesMade, makeForcedMove, seatToChoose } from './steps.ts'

/**
 * [BA-5.1.2-03] The forced moves that are decided, one after the other, until an owner has to choose,
 * with one contact of a rout: of several, each with two rolls, there are too many ways.
 */
export function foreseeForcedMoves(table: BaTable): BaContinuation {
  const { state } = table
  if (areForcedMovesMade(state) || seatToChoose(state).length > 0) return undefined
  const isContact = state.forced.length === 0
  if (isContact && state.carried.length > 1) return undefined
  makeForcedMove(table)
  return isContact ? undefined : foreseeForcedMoves
}
