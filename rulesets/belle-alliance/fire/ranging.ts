import { centreOf } from '../formation/footprint.ts'
import { distance } from '../ground/ways.ts'
import type { FiredAt, State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'

/**
 * [BA-3.4.1-01] The guns have found the range: they fired at the target last turn, stood still since,
 * and it has not moved too far from where it was or on its march.
 */
export function isRanged(state: State, guns: Unit, target: Unit): boolean {
  const last = lastTurnAt(state, guns, target.id)
  if (!last || guns.doing.moved) return false
  const isFar = distance(last, centreOf(target)) > distances.rangingMove
  return !isFar && target.doing.marched <= distances.rangingMove
}

/** [BA-1.1.1-03] What it fired at last turn. */
export function lastTurnAt({ turn }: State, unit: Unit, target: string): FiredAt | undefined {
  return unit.targets.find(row => row.target === target && row.turn === turn - 1)
}
