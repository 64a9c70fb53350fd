import type { Seat } from '@grognard/umpire'
import { objectiveReach } from '../../book/tables/measures.ts'
import type { Objective, SeaUnit, State } from '../../model/state.ts'
import { enemyOf, hasAbility, isAfloat, isShip, isWithin } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-160] [WAS-163] When a turn ends: each objective that a side can claim becomes its own. */
export function claimObjectives(table: WasTable): void {
  const { state } = table
  const open = state.objectives.map(one => claimantOf(state, one))
  for (const [objective, seat] of open.entries())
    if (seat !== null) table.emit({ kind: 'objectiveClaimed', objective, seat })
}

/** [WAS-161] A claimed objective stays with its owner; as an option the enemy may take it over. */
function claimantOf(state: State, objective: Objective): Seat | null {
  if (objective.owner !== null && !state.options.objectivesCanFlip) return null
  const claimants = state.players
    .map(({ seat }) => seat)
    .filter(seat => seat !== objective.owner && doesClaim(state, seat, objective))
  return claimants[0] ?? null
}

/** [WAS-160] [WAS-163] */
function doesClaim(state: State, seat: Seat, objective: Objective): boolean {
  if (objective.owner === null && isUncontested(state, seat)) return true
  const isHindered = shipsOf(state, enemyOf(state, seat)).some(ship =>
    isWithin(ship, objective, objectiveReach.hinders),
  )
  if (isHindered) return false
  return shipsOf(state, seat).some(
    ship => mayClaim(state, ship) && isWithin(ship, objective, objectiveReach.claims),
  )
}

/** [WAS-163] The enemy has no ship left that could hold the sea, and this side has. */
function isUncontested(state: State, seat: Seat): boolean {
  return !holdsTheSea(state, enemyOf(state, seat)) && holdsTheSea(state, seat)
}

function holdsTheSea(state: State, seat: Seat): boolean {
  return state.units.some(
    unit =>
      unit.seat === seat &&
      isShip(state, unit) &&
      (isAfloat(unit) || unit.status === 'waiting') &&
      !hasAbility(state, unit, 'noSeaControl'),
  )
}

/** [WAS-160] Ships only: submarines and aircraft neither claim nor hinder. */
function shipsOf(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => unit.seat === seat && isAfloat(unit) && isShip(state, unit))
}

/** [WAS-A38] Never with No Sea Control; [WAS-A32] not in a turn of a high-speed run. */
export function mayClaim(state: State, ship: SeaUnit): boolean {
  return !hasAbility(state, ship, 'noSeaControl') && !ship.spentThisTurn.includes('highSpeedRun')
}
