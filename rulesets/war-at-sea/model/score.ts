import type { Seat } from '@grognard/umpire'
import { majorFrom } from '../book/tables/scenarios.ts'
import { cardOf, enemyOf, isCrippled, isShip } from './units.ts'
import type { SeaUnit, State } from './state.ts'

/** [WAS-142] [WAS-153] [WAS-162] Points of enemy units destroyed, objectives held, and what the scenario gives besides. */
export function scoreOf(state: State, seat: Seat): number {
  const { objectiveValue } = state.rules
  const held = state.objectives.filter(({ owner }) => owner === seat).length
  const bonus = state.players.find(player => player.seat === seat)?.bonus ?? 0
  const swept = hasSweptTheSea(state, seat) ? objectiveValue : 0
  return lossesOf(state, enemyOf(state, seat)) + held * objectiveValue + bonus + swept
}

/** Card points of a side's units that are gone. */
function lossesOf(state: State, seat: Seat): number {
  let sum = 0
  for (const unit of state.units)
    if (unit.seat === seat && unit.status === 'sunk') sum += cardOf(state, unit).points
  for (const plane of state.aircraft)
    if (plane.seat === seat && plane.status === 'lost') sum += cardOf(state, plane).points
  return sum
}

/** [WAS-167] All enemy ships of a major engagement are destroyed. */
function hasSweptTheSea(state: State, seat: Seat): boolean {
  if (state.rules.fleetPoints < majorFrom) return false
  const ships = state.units.filter(unit => unit.seat !== seat && isShip(state, unit))
  return ships.length > 0 && ships.every(({ status }) => status === 'sunk')
}

/** Half the points, rounded down, of the enemy's crippled ships: counted at the end where the scenario says so. */
export function crippledPoints(state: State, seat: Seat): number {
  const enemy = enemyOf(state, seat)
  return state.units
    .filter(unit => unit.seat === enemy && isShip(state, unit) && isStillCrippled(state, unit))
    .reduce((sum, unit) => sum + Math.floor(cardOf(state, unit).points / 2), 0)
}

function isStillCrippled(state: State, unit: SeaUnit): boolean {
  return (unit.status === 'afloat' || unit.status === 'left') && isCrippled(state, unit)
}
