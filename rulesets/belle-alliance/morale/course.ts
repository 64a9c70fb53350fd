import { bearing } from '@grognard/geometry'
import { centreOf } from '../formation/footprint.ts'
import type { ForcedMove, State } from '../state.ts'
import { unitOf } from '../units.ts'

/** [BA-5.3.1-02] Straight away from the centre of the effect; null where the direction is free. */
export function straightAway(state: State, { unit, fromX, fromY }: ForcedMove): number | null {
  if (fromX === null || fromY === null) return null
  const { x, y } = centreOf(unitOf(state, unit))
  return bearing(fromX, fromY, x, y)
}

/** [BA-5.3.1-03] [BA-Q-56] The owner has still to say where the unit goes. */
export function isUndecided(state: State, move: ForcedMove): boolean {
  if (move.heading !== null) return false
  return move.fromX === null || state.options.retreatDirection === 'chosen'
}

/** The heading of a move that is decided. */
export function courseOf(state: State, move: ForcedMove): number {
  return move.heading ?? straightAway(state, move) ?? 0
}
