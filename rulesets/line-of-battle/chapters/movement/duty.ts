import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { cardOf, isInMelee, isOperational } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { canSwing, hullAhead, isBlockedAhead } from '../../model/voyage.ts'
import { isInClosedSector, turnOut } from '../../model/wind.ts'
import { spinRefusals } from './anchor-and-spin.ts'
import { legalLandings } from './land.ts'
import { mayRefloat } from './refloat.ts'
import { mayPassCrew } from './transfer.ts'
import type { LobTable } from '../../rules.ts'

/**
 * Afloat and free with crew and sails, and it has neither moved nor passed crew yet: whether at
 * anchor or not.
 */
export function isReadyToSail(state: State, ship: Ship): boolean {
  if (ship.hasTransferred || ship.hasMoved || ship.sails === 0 || ship.agroundSince !== null)
    return false
  return isOperational(ship) && !isInMelee(state, ship)
}

/**
 * [LOB-061] A ship under way travels each turn; at anchor only one that flees [LOB-211] or whose
 * tack has failed. [LOB-076] One that has no lawful way is let off.
 */
export function hasToMove(state: State, ship: Ship): boolean {
  return isUnderWay(state, ship) && canTravel(state, ship)
}

function isUnderWay(state: State, ship: Ship): boolean {
  return isReadyToSail(state, ship) && !isHeldByAnchor(ship)
}

function isHeldByAnchor(ship: Ship): boolean {
  if (!ship.isAnchored) return false
  return ship.isAnchorUsed || !(ship.isFleeing || ship.manoeuvre === 'tackFailed')
}

/**
 * [LOB-076] Whether there is a lawful way to travel at all. A ship turns after it has travelled, so
 * that only a passed tack may turn it away from a hull at its bow.
 */
export function canTravel(state: State, ship: Ship): boolean {
  if (isInClosedSector(state, ship.heading)) return canTurnOut(state, ship)
  if (!isBlockedAhead(state, ship)) return true
  return ship.manoeuvre === 'tackPassed' && canSwing(state, ship)
}

/** True of no ship that cannot travel, and known at a glance; the others have to be looked at. */
export function hasOpenWater(state: State, ship: Ship): boolean {
  return !isInClosedSector(state, ship.heading) && hullAhead(state, ship) === undefined
}

/** [LOB-066] With a rudder, no failed tack, and nimble enough or by a passed tack. */
function canTurnOut(state: State, ship: Ship): boolean {
  if (ship.rudderTurns > 0 || ship.manoeuvre === 'tackFailed') return false
  if (ship.manoeuvre === 'tackPassed') return true
  return Math.abs(turnOut(state, ship.heading)) <= cardOf(state, ship).turning
}

/** [LOB-061] The ships of a seat that have still to move before it may say that it is done. */
export function mustStillMove(state: State, seat: Seat): Ship[] {
  const ships: Ship[] = []
  for (const ship of state.ships) if (ship.seat === seat && hasToMove(state, ship)) ships.push(ship)
  return ships
}

/** [LOB-061] Whether there is any such ship; those with a hull at their bow are looked at last. */
export function hasShipsToMove(state: State, seat: Seat): boolean {
  const hemmedIn: Ship[] = []
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isUnderWay(state, ship)) continue
    if (hasOpenWater(state, ship)) return true
    hemmedIn.push(ship)
  }
  return hemmedIn.some(ship => canTravel(state, ship))
}

const nobody: readonly Seat[] = []

/** [LOB-053] Players, not sides, act one after the other. */
export function inInitiativeOrder(state: State): readonly Seat[] {
  return state.initiative
}

/** [LOB-060] The seat, where any of its ships could do anything in the movement phase. */
export function seatWithShips(state: State, seat: Seat): readonly Seat[] {
  return hasAnythingToDo(state, seat) ? [seat] : nobody
}

/** Whether the seat is still asked after an order of the movement phase. */
export function hasAnythingToDo(state: State, seat: Seat): boolean {
  for (const ship of state.ships) {
    if (ship.seat !== seat) continue
    if (hasWay(state, ship) || maySpin(state, seat, ship)) return true
  }
  return (
    mayRefloat(state, seat) || mayPassCrew(state, seat) || legalLandings(state, seat).length > 0
  )
}

/** It may sail, or it may drop its anchor. */
function hasWay(state: State, ship: Ship): boolean {
  if (!isReadyToSail(state, ship)) return false
  return (!ship.isAnchored && !ship.isFleeing) || canTravel(state, ship)
}

function maySpin(state: State, seat: Seat, ship: Ship): boolean {
  return ship.sails === 0 && isAllowed(spinRefusals, { state, seat, ship })
}

/** [LOB-141] A movement phase is over: one less for every ship that had to keep her course in it. */
export function countRudders(table: LobTable): void {
  const ships: { ship: string; turns: number }[] = []
  for (const ship of table.state.ships)
    if (ship.rudderTurns > 0) ships.push({ ship: ship.id, turns: ship.rudderTurns - 1 })
  if (ships.length > 0) table.emit({ kind: 'ruddersCounted', ships })
}
