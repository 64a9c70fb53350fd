import type { Seat } from '@grognard/umpire'
import { canSwing, hullAhead, isBlockedAhead } from './moves.ts'
import { canSteer, hasOwnShip, isReadyToSail } from './ship-refusals.ts'
import type { ShipContext } from './ship-refusals.ts'
import { cardOf } from './ships.ts'
import type { Ship, State } from './state.ts'
import { isInClosedSector, turnOut } from './wind.ts'

/**
 * [LOB-061] A ship under way travels each turn; at anchor only one that flees [LOB-211] or whose
 * tack has failed. [LOB-076] One that has no lawful way is let off.
 */
export function hasToMove(state: State, ship: Ship): boolean {
  return isUnderWay({ state, seat: ship.seat, ship }) && canTravel(state, ship)
}

function isUnderWay(context: ShipContext): boolean {
  return isReadyToSail(context) && !isHeldByAnchor(context.ship)
}

function isHeldByAnchor(ship: Ship): boolean {
  return ship.isAnchored && !ship.isFleeing && ship.manoeuvre !== 'tackFailed'
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

/** [LOB-066] Where she may turn at all: nimble enough, or by a passed tack. */
function canTurnOut(state: State, ship: Ship): boolean {
  if (!canSteer(state, ship)) return false
  if (ship.manoeuvre === 'tackPassed') return true
  return Math.abs(turnOut(state, ship.heading)) <= cardOf(state, ship).turning
}

/** [LOB-061] The ships of a seat that have still to move before it may say that it is done. */
export function mustStillMove(state: State, seat: Seat): Ship[] {
  const ships: Ship[] = []
  for (const ship of state.ships) if (ship.seat === seat && hasToMove(state, ship)) ships.push(ship)
  return ships
}

/** [LOB-061] Whether there is one of a sort; those with a hull at their bow are looked at last. */
export function hasShipsToMove(state: State, seat: Seat, isSuch: (ship: Ship) => boolean): boolean {
  const hemmedIn: Ship[] = []
  const isAnyInOpenWater = hasOwnShip(state, seat, context => {
    const { ship } = context
    if (!isSuch(ship) || !isUnderWay(context)) return false
    if (hasOpenWater(state, ship)) return true
    hemmedIn.push(ship)
    return false
  })
  return isAnyInOpenWater || hemmedIn.some(ship => canTravel(state, ship))
}
