import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** Two turns: what is ordered now has come to blows by then. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 2,
  ideas: 3,
  trust: 8,
}
