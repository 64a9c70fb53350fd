import type { State } from '../state.ts'

/** [SOL-135] Something has happened in this round: it does not count as a quiet one. */
export function stir(state: State): void {
  state.lastStir = state.round
}

/** A ship that is lost in its own turn plays no more of it. */
export function endTurnOf(state: State, ship: string): void {
  if (state.turn?.ship === ship) state.turn.isOver = true
}
