import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** The manner of somebody who has little time. */
export const quick = 'quick'

/** To the end of the next turn, when what was sailed for has been fired at. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 1,
  manner: quick,
  ideas: 3,
  trust: 0.3,
}
