import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** Three turns: what is ordered now has come to the enemy by then. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 3,
  ideas: 5,
  trust: 8,
}
