import type { Metric } from '@grognard/umpire'
import { levelFor } from '../ending/level.ts'
import { pointsNow } from '../ending/points.ts'
import type { State } from '../state.ts'

/** [BA-Q-34] Who would have won, had the battle ended with half of its turns; nothing for a draw. */
export function leadAtHalf(state: State, turn: number): Metric[] {
  if (turn !== Math.floor(state.lastTurn / 2)) return []
  const { seat } = levelFor(state.victory.levels, pointsNow(state))
  return seat === null ? [] : [{ factor: 'leadAtHalf', seat }]
}
