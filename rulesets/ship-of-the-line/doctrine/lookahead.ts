import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'

/** Until about the ship's next turn: what she does and what all others do about it. */
export const lookahead: Lookahead<State> = {
  clock: ({ round, queue, ships }) => round + 1 - queue.length / (ships.length + 1),
  ahead: 1,
  candidates: 3,
  rollouts: 8,
  priorWeight: 0.3,
}
