import type { Seat } from '@grognard/umpire'
import { cardOf, isInMelee, isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { sweepLegs } from '@grognard/geometry/measured/sweep.ts'
import { leastMove } from '../tables/movement.ts'
import { groundAgainst, hullsOnBoard, isBlockedAhead } from './voyage.ts'
import { isInClosedSector, turnOut } from './wind.ts'

const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000]

/**
 * Afloat and free with crew and sails, and it has neither moved nor passed crew yet: whether at
 * anchor or not.
 */
export function isReadyToSail(state: State, ship: Ship): boolean {
  if (ship.hasTransferred || ship.hasMoved || ship.sails === 0 || ship.agroundSince !== null) return false
  return isOperational(ship) && !isInMelee(state, ship)
}

/**
 * [LOB-061] A ship under way travels each turn; at anchor only one that flees [LOB-211] or whose
 * tack has failed. [LOB-076] One that has no lawful way is let off.
 */
export function hasToMove(state: State, ship: Ship): boolean {
  if (!isReadyToSail(state, ship) || isHeldByAnchor(ship)) return false
  return canTravel(state, ship)
}

function isHeldByAnchor(ship: Ship): boolean {
  if (!ship.isAnchored) return false
  return ship.isAnchorUsed || !(ship.isFleeing || ship.manoeuvre === 'tackFailed')
}

/** [LOB-076] Whether there is a lawful way to travel at all. */
export function canTravel(state: State, ship: Ship): boolean {
  const isClosed = isInClosedSector(state, ship.heading)
  if (ship.manoeuvre === 'tackPassed') return canTackAway(state, ship, isClosed)
  return isClosed ? canTurnOut(state, ship) : !isBlockedAhead(state, ship)
}

/** [LOB-066] With a rudder, no failed tack, and nimble enough. */
export function canTurnOut(state: State, ship: Ship): boolean {
  if (ship.rudderTurns > 0 || ship.manoeuvre === 'tackFailed') return false
  return Math.abs(turnOut(state, ship.heading)) <= cardOf(state, ship).turning
}

function canTackAway(state: State, ship: Ship, isClosed: boolean): boolean {
  if (!isClosed && !isBlockedAhead(state, ship)) return true
  const hulls = hullsOnBoard(state)
  const ground = groundAgainst(state, ship)
  return TACKS.some(turn => {
    if (isInClosedSector(state, ship.heading + turn)) return false
    const legs = [
      { advance: 0, turn },
      { advance: leastMove, turn: 0 },
    ]
    return sweepLegs(ship, legs, hulls, ground).travelled > 0
  })
}

/** [LOB-061] The ships of a seat that have still to move before it may say that it is done. */
export function mustStillMove(state: State, seat: Seat): Ship[] {
  const ships: Ship[] = []
  for (const ship of state.ships) if (ship.seat === seat && hasToMove(state, ship)) ships.push(ship)
  return ships
}
