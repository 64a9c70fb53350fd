import { bearing } from '@grognard/geometry'
import { centreOf } from '../formation/footprint.ts'
import type { Centre, ForcedMove, State } from '../state.ts'
import { unitOf } from '../units.ts'

/** [BA-5.3.1-02] [BA-Q-57] Straight away from the centre of each effect; none where the way is free. */
export function straightAways(state: State, move: ForcedMove): number[] {
  const { x, y } = centreOf(unitOf(state, move.unit))
  return centresOf(move).map(from => bearing(from.x, from.y, x, y))
}

export function centresOf({ fromX: x, fromY: y, also }: ForcedMove): Centre[] {
  return x === null || y === null ? [] : [{ x, y }, ...also]
}

/** The heading of a move that is decided. */
export function courseOf(state: State, move: ForcedMove): number {
  return move.heading ?? straightAways(state, move)[0] ?? 0
}
