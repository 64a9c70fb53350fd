import {
  HALF_TURN,
  bowOf,
  distanceToPoint,
  isWithinCone,
  sternOf,
} from '@grognard/geometry/measured/index.ts'
import type { Point } from '@grognard/geometry/measured/index.ts'
import { cardOf } from '../ships.ts'
import type { Exchange, Ship, State } from '../state.ts'
import { crossing, failedRescueFactors, rescueFactor } from '../tables/manoeuvres.ts'

/**
 * [LOB-107] [LOB-108] The end of the target that the shooter lies across, or null. The arc of the
 * battery is looked at by the shot itself.
 */
export function crossingEnd(state: State, shooter: Ship, target: Ship): 'bow' | 'stern' | null {
  if (shooter.travelled === 0 || !cardOf(state, shooter).canCross) return null
  if (isAcross(shooter, sternOf(target), target.heading + HALF_TURN)) return 'stern'
  return isAcross(shooter, bowOf(target), target.heading) ? 'bow' : null
}

/** [LOB-108] Distances and angles with their limits included. */
function isAcross(shooter: Ship, end: Point, axis: number): boolean {
  if (distanceToPoint(shooter, end.x, end.y) > crossing.distance) return false
  return isWithinCone(end.x, end.y, axis, crossing.offAxis, shooter.x, shooter.y)
}

/** [LOB-107] [LOB-109] [LOB-110] What a shot from a crossing position multiplies damage by. */
export function crossingFactor(state: State, rescue: Exchange['rescue']): number {
  if (rescue === 'passed') return rescueFactor
  if (rescue === 'failed') return failedRescueFactors[state.options.failedRescueFallsBackTo]
  return crossing.factor
}
