import type { Seat } from '@grognard/umpire'
import { objectiveReach } from '../../book/tables/measures.ts'
import type { Objective, SeaUnit, State } from '../../model/state.ts'
import { enemyOf, hasAbility, isAfloat, isOwnAfloat, isShip, isWithin } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-160] [WAS-163] When a turn ends: each objective that a side can claim becomes its own. */
export function claimObjectives(table: WasTable): void {
  const { state } = table
  const claims = state.objectives.map(one => claimOf(state, one))
  for (const [objective, claim] of claims.entries())
    if (claim !== undefined) table.emit({ kind: 'objectiveClaimed', objective, ...claim })
}

interface Claim {
  seat: Seat
  because?: 'enemyCannotClaim'
}

/** [WAS-161] A claimed objective stays with its owner; as an option the enemy may take it over. */
function claimOf(state: State, objective: Objective): Claim | undefined {
  const { owner } = objective
  if (owner !== null && !state.options.objectivesCanFlip) return undefined
  const seats = state.players.map(({ seat }) => seat).filter(seat => seat !== owner)
  const present = seats.find(seat => doesClaim(state, seat, objective))
  if (present !== undefined) return { seat: present }
  const unopposed = owner === null ? seats.find(seat => isUncontested(state, seat)) : undefined
  return unopposed === undefined ? undefined : { seat: unopposed, because: 'enemyCannotClaim' }
}

/** [WAS-160] A ship of the seat lies at the marker, and no enemy ship near it. */
function doesClaim(state: State, seat: Seat, objective: Objective): boolean {
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
  return state.units.filter(unit => isOwnAfloat(seat, unit) && isShip(state, unit))
}

/** [WAS-A38] Never with No Sea Control; [WAS-A32] not in a turn of a high-speed run. */
export function mayClaim(state: State, ship: SeaUnit): boolean {
  return !hasAbility(state, ship, 'noSeaControl') && !ship.spentThisTurn.includes('highSpeedRun')
}
