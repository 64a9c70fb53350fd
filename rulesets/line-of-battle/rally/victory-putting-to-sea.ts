import type { State } from '../state.ts'
import { taskSide, thirds } from '../tables/missions.ts'
import { fleetOf, hasLeftAsOrdered, isDestroyed } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

/** [LOB-S-3] Two thirds of the fleet at sea, or the blockaders gone. */
function isDone(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const away = fleet.filter(ship => hasLeftAsOrdered(state, ship)).length
  const isEnough = away * thirds.whole >= fleet.length * thirds.forTheTask
  return isEnough || isFleetGone(state, 1 - taskSide)
}

/** [LOB-S-3] More than one third of the fleet destroyed. */
function isFoiled(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const lost = fleet.filter(ship => isDestroyed(state, ship)).length
  return lost * thirds.whole > fleet.length * thirds.againstIt
}

export const puttingToSea: Task = { isDone, isFoiled, isFoiledAtEnd: isFoiled }
