import type { Seat } from '@grognard/umpire'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { isReadyToSail } from '../movement/duty.ts'
import { sail } from '../movement/sail.ts'
import { follow } from '../movement/voyage.ts'
import type { SailOrder } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { pathsFor, speedNow } from './paths.ts'
import { foesOf, goalOf, isBound, placeWorth, shipAt } from './position.ts'
import { weights } from './weights.ts'

interface Plan {
  order: SailOrder
  worth: number
}

/** The seat's next ship that may sail: those nearest the enemy first, so that followers see them move. */
export function nextToSail(state: State, seat: Seat): Ship[] {
  return state.ships.filter(
    ship => ship.seat === seat && isReadyToSail(state, ship) && !ship.isFleeing,
  )
}

/** The best lawful course a captain sees for a ship; undefined where none is lawful. */
export function bestCourse(state: State, seat: Seat, ship: Ship): SailOrder | undefined {
  const enemies = foesOf(state, ship)
  const plans = pathsFor(state, ship, speedNow(state, ship))
    .map(legs => planFor(state, ship, legs, enemies))
    .toSorted((a, b) => b.worth - a.worth)
  return plans.find(plan => sail.judge(state, seat, plan.order).allowed)?.order
}

function planFor(state: State, ship: Ship, legs: Leg[], enemies: readonly Ship[]): Plan {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs, anchor: false }
  const voyage = follow(state, ship, legs)
  if (voyage.edge !== null) return { order, worth: leavingWorth(state, ship, voyage.edge) }
  const there = shipAt(ship, voyage.end, voyage.travelled)
  const worth = placeWorth(state, there, enemies) - (voyage.isAground ? weights.grounding : 0)
  return { order, worth }
}

/** Over the edge: home for a ship that is bound there, and the end of the battle for any other. */
function leavingWorth(state: State, ship: Ship, edge: number): number {
  const goal = goalOf(state, ship)
  if (!isBound(state, ship) || !goal) return -1000
  const { entrance, exitEdges } = state.rules
  const isHome = entrance ? entrance.edge === edge : exitEdges.includes(edge)
  return isHome ? 1000 : -1000
}
