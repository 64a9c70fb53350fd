import type { Ship, State } from '../state.ts'
import { convoyMerchants, taskSide } from '../tables/missions.ts'
import { merchantman } from '../tables/ships.ts'
import { fleetOf, hasLeftAsOrdered, isDestroyed } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

function merchantmen(state: State): Ship[] {
  return fleetOf(state, taskSide).filter(ship => ship.card === merchantman.id)
}

function hasEnoughAway(state: State): boolean {
  const away = merchantmen(state).filter(ship => hasLeftAsOrdered(state, ship)).length
  return away >= convoyMerchants.toLeave
}

/** [LOB-S-2] Three merchantmen away, or the raiders gone. */
function isDone(state: State): boolean {
  return hasEnoughAway(state) || isFleetGone(state, 1 - taskSide)
}

/** [LOB-S-2] More than two merchantmen destroyed, or the convoy gone without three of them away. */
function isFoiled(state: State): boolean {
  const lost = merchantmen(state).filter(ship => isDestroyed(state, ship)).length
  if (lost >= convoyMerchants.toDestroy) return true
  return isFleetGone(state, taskSide) && !hasEnoughAway(state)
}

export const convoy: Task = { isDone, isFoiled, isFoiledAtEnd: isFoiled }
