import type { Seat } from '@grognard/umpire'
import { findShip, isOperational } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Landing, State } from '../state.ts'
import { turnsForALanding } from '../tables/landing.ts'
import { taskSide } from '../tables/missions.ts'
import { hasLeftAsOrdered, isTaken } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

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
function isDone(state: State): boolean {
  if (fortunes(state).includes('done')) return true
  const isFree = isFleetGone(state, 1 - taskSide) && !isFleetGone(state, taskSide)
  return isFree && !isFoiled(state)
}

/** [LOB-S-8] Every party that went ashore is lost, and no other can be landed in time. */
function isFoiled(state: State): boolean {
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
      state.objectives.some(({ id }) => isOpenTo(state, ship.seat, id)),
  )
}

/** [LOB-115] A player has one party for each objective, and after a failure another. */
function isOpenTo(state: State, seat: Seat, objective: string): boolean {
  return !state.landings.some(
    row => row.seat === seat && row.objective === objective && row.outcome !== 'failed',
  )
}

export const spy: Task = { isDone, isFoiled, isFoiledAtEnd: state => !isDone(state) }
