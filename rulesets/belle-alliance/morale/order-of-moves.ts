import type { ForcedMove, State } from '../state.ts'
import { walkOf } from './forced-walk.ts'

/**
 * [BA-5.1.2-03] [BA-Q-55] The forced move to be made next: of those whose way no other that still
 * has to move bars, retreats before routs, then the lower id; in a ring the lowest id.
 */
export function nextMove(state: State): ForcedMove | undefined {
  const { forced } = state
  if (forced.length <= 1) return forced[0]
  const free = forced.filter(move => !isBarred(state, move))
  if (free.length > 0) return free.toSorted(retreatsFirst)[0]
  return forced.toSorted(byId)[0]
}

function isBarred(state: State, move: ForcedMove): boolean {
  const { stop } = walkOf(state, move)
  return stop?.kind === 'unit' && state.forced.some(other => isMovedWith(other, stop.by))
}

function isMovedWith(move: ForcedMove, unit: string): boolean {
  return move.unit === unit || move.with.includes(unit)
}

function retreatsFirst(one: ForcedMove, other: ForcedMove): number {
  if (one.degree !== other.degree) return one.degree === 'U' ? -1 : 1
  return byId(one, other)
}

function byId(one: ForcedMove, other: ForcedMove): number {
  return one.unit < other.unit ? -1 : 1
}
