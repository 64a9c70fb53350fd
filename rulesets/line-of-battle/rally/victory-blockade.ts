import { isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { taskSide, thirds } from '../tables/missions.ts'
import { fleetOf, isTaken } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

function isArrived(state: State, ship: Ship): boolean {
  return ship.status === 'inHarbour' && !isTaken(state, ship)
}

function mayArrive(state: State, ship: Ship): boolean {
  return !isTaken(state, ship) && isOperational(ship)
}

/** [LOB-S-4] Ruling: with the blockaders gone, those that can still sail come in unhindered. */
function arrivals(state: State): number {
  const isFree = isFleetGone(state, 1 - taskSide)
  return fleetOf(state, taskSide).filter(
    ship => isArrived(state, ship) || (isFree && mayArrive(state, ship)),
  ).length
}

/** [LOB-S-4] At least two thirds of the fleet in harbour. */
function isDone(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  return arrivals(state) * thirds.whole >= fleet.length * thirds.forTheTask
}

/** [LOB-S-4] No more than one third will get there, even if all that still can do. */
function isFoiled(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const most = fleet.filter(ship => isArrived(state, ship) || mayArrive(state, ship)).length
  return most * thirds.whole <= fleet.length * thirds.againstIt
}

/** [LOB-S-4] Between one and two thirds nobody wins. */
function isFoiledAtEnd(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  return arrivals(state) * thirds.whole <= fleet.length * thirds.againstIt
}

export const blockade: Task = { isDone, isFoiled, isFoiledAtEnd }
