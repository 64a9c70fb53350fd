import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** To the end of the next turn, when what was sailed for has been fired at. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 2,
  ideas: 3,
  trust: 0.3,
}
