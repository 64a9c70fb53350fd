import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** One turn: what is ordered now is told exactly enough, and beyond that dice hide the rest. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 1,
  candidates: 3,
  priorWeight: 1,
}
