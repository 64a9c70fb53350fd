import { turnsForALanding } from '../../book/tables/movement.ts'
import { convoyMerchants, taskSide, thirds } from '../../book/tables/victory.ts'
import { hasLandedFor, sideOf } from '../../model/players.ts'
import { findShip, isMerchantman, isOperational } from '../../model/ships.ts'
import type { Landing, Ship, State } from '../../model/state.ts'
import { fleetOf, hasLeftAsOrdered, isDestroyed, isFleetGone, isTaken } from './score.ts'

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
function isFleetHome(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  return arrivals(state) * thirds.whole >= fleet.length * thirds.forTheTask
}

/** [LOB-S-4] No more than one third will get there, even if all that still can do. */
function isHarbourClosed(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const most = fleet.filter(ship => isArrived(state, ship) || mayArrive(state, ship)).length
  return most * thirds.whole <= fleet.length * thirds.againstIt
}

/** [LOB-S-4] Between one and two thirds nobody wins. */
function isFleetKeptOut(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  return arrivals(state) * thirds.whole <= fleet.length * thirds.againstIt
}

const blockade: Task = {
  isDone: isFleetHome,
  isFoiled: isHarbourClosed,
  isFoiledAtEnd: isFleetKeptOut,
}

function merchantmen(state: State): Ship[] {
  return fleetOf(state, taskSide).filter(ship => isMerchantman(state, ship))
}

function hasEnoughAway(state: State): boolean {
  const away = merchantmen(state).filter(ship => hasLeftAsOrdered(state, ship)).length
  return away >= convoyMerchants.toLeave
}

/** [LOB-S-2] Three merchantmen away, or the raiders gone. */
function isConvoyAway(state: State): boolean {
  return hasEnoughAway(state) || isFleetGone(state, 1 - taskSide)
}

/** [LOB-S-2] More than two merchantmen destroyed, or the convoy gone without three of them away. */
function isConvoyLost(state: State): boolean {
  const lost = merchantmen(state).filter(ship => isDestroyed(state, ship)).length
  if (lost >= convoyMerchants.toDestroy) return true
  return isFleetGone(state, taskSide) && !hasEnoughAway(state)
}

const convoy: Task = {
  isDone: isConvoyAway,
  isFoiled: isConvoyLost,
  isFoiledAtEnd: isConvoyLost,
}

const isBeaten = (state: State, side: number) =>
  isFleetGone(state, side) && !isFleetGone(state, 1 - side)

/** [LOB-S-7] Ruling: who is left alone on the field has won; else points and grade decide. */
const duel: Task = {
  isDone: state => isBeaten(state, 1 - taskSide),
  isFoiled: state => isBeaten(state, taskSide),
  isFoiledAtEnd: state => isBeaten(state, taskSide),
}

/** [LOB-S-3] Two thirds of the fleet at sea, or the blockaders gone. */
function isFleetAtSea(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const away = fleet.filter(ship => hasLeftAsOrdered(state, ship)).length
  const isEnough = away * thirds.whole >= fleet.length * thirds.forTheTask
  return isEnough || isFleetGone(state, 1 - taskSide)
}

/** [LOB-S-3] More than one third of the fleet destroyed. */
function isFleetLost(state: State): boolean {
  const fleet = fleetOf(state, taskSide)
  const lost = fleet.filter(ship => isDestroyed(state, ship)).length
  return lost * thirds.whole > fleet.length * thirds.againstIt
}

export const puttingToSea: Task = {
  isDone: isFleetAtSea,
  isFoiled: isFleetLost,
  isFoiledAtEnd: isFleetLost,
}

type Fortune = 'open' | 'done' | 'failed'

/** [LOB-121] [LOB-S-8] A party that was fetched must also get away with its ship. */
function fortuneOf(state: State, landing: Landing): Fortune {
  if (landing.outcome !== 'succeeded') return landing.outcome === 'ashore' ? 'open' : 'failed'
  const carrier = landing.carrier === null ? undefined : findShip(state, landing.carrier)
  if (carrier === undefined) return 'failed'
  if (hasLeftAsOrdered(state, carrier)) return 'done'
  return isOperational(carrier) && !isTaken(state, carrier) ? 'open' : 'failed'
}

function fortunes(state: State): Fortune[] {
  return state.landings
    .filter(landing => sideOf(state, landing.seat) === taskSide)
    .map(landing => fortuneOf(state, landing))
}

/** [LOB-S-8] Ruling: with the guards gone and no party lost, nobody hinders the task any more. */
function isSpyAway(state: State): boolean {
  if (fortunes(state).includes('done')) return true
  const isFree = isFleetGone(state, 1 - taskSide) && !isFleetGone(state, taskSide)
  return isFree && !areSpiesLost(state)
}

/** [LOB-S-8] Every party that went ashore is lost, and no other can be landed in time. */
function areSpiesLost(state: State): boolean {
  const all = fortunes(state)
  if (all.length === 0 || !all.every(fortune => fortune === 'failed')) return false
  return !canLandAgain(state)
}

/**
 * [LOB-S-8] Ruling: a party that nobody took off may be followed by another, while a ship is left to
 * land it and turns enough to land it, to take it off and to get away.
 */
function canLandAgain(state: State): boolean {
  if (state.turn + turnsForALanding > state.rules.turnLimit) return false
  return state.ships.some(
    ship =>
      isOperational(ship) &&
      sideOf(state, ship.seat) === taskSide &&
      state.objectives.some(({ id }) => !hasLandedFor(state, ship.seat, id)),
  )
}

const spy: Task = {
  isDone: isSpyAway,
  isFoiled: areSpiesLost,
  isFoiledAtEnd: state => !isSpyAway(state),
}

/** [LOB-220] A scenario's own condition: one side has a task, the other hinders it. */
export interface Task {
  /** The side with the task has done it. */
  isDone(state: State): boolean
  /** The task can no more be done: the battle ends. */
  isFoiled(state: State): boolean
  /** The task has failed when the battle ends for another reason. */
  isFoiledAtEnd(state: State): boolean
}

const tasks = { convoy, puttingToSea, blockade, spy, duel }

/** The scenario's task; null where points alone decide. */
export function taskOf(state: State): Task | null {
  const { victory } = state.rules
  return victory === 'points' ? null : tasks[victory]
}
