import type { Ship, State } from '../state.ts'
import { convoyMerchants, taskSide } from '../tables/missions.ts'
import { merchantman } from '../tables/ships.ts'
import { fleetOf, hasLeftAsOrdered, isDestroyed } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

function merchantmen(state: State): Ship[] {
  return fleetOf(state, taskSide).filter(ship => ship.card === merchantman.id)
}

/** [LOB-S-2] Three merchantmen away, or the raiders gone. */
function isDone(state: State): boolean {
  const away = merchantmen(state).filter(ship => hasLeftAsOrdered(state, ship)).length
  return away >= convoyMerchants.toLeave || isFleetGone(state, 1 - taskSide)
}

/** [LOB-S-2] More than two merchantmen destroyed, or the whole convoy gone. */
function isFoiled(state: State): boolean {
  const lost = merchantmen(state).filter(ship => isDestroyed(state, ship)).length
  return lost >= convoyMerchants.toDestroy || isFleetGone(state, taskSide)
}

export const convoy: Task = { isDone, isFoiled, isFoiledAtEnd: isFoiled }
