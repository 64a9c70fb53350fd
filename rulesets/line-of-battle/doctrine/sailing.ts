import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Seat } from '@grognard/umpire'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { anchor } from '../movement/anchor.ts'
import { canTravel, isReadyToSail } from '../movement/duty.ts'
import { sail } from '../movement/sail.ts'
import { speedOf } from '../movement/speed.ts'
import { tack } from '../movement/tack.ts'
import { follow } from '../movement/voyage.ts'
import type { Voyage } from '../movement/voyage.ts'
import type { Order, SailOrder } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { nearestTo } from './choosing.ts'
import { coursesFor } from './courses.ts'
import type { Thoroughness } from './courses.ts'
import { isWayHome } from './goals.ts'
import { foesOf, placeWorth, shipAt } from './position.ts'
import { hasWayOn } from './safety.ts'
import { isAtCoast } from './spying.ts'
import { weights } from './weights.ts'

export interface Plan {
  order: SailOrder
  worth: number
  /** Where she would lie, and have to find a way on from; null off the board. */
  there: Ship | null
  isMishap: boolean
}

/** The seat's ships that may sail, those nearest the enemy first, so that the rest can follow. */
export function readyToSail(state: State, seat: Seat): Ship[] {
  const ready = state.ships.filter(
    ship => ship.seat === seat && isReadyToSail(state, ship) && !ship.isFleeing,
  )
  const nearness = new Map(ready.map(ship => [ship, nearnessOf(state, ship)]))
  return ready.toSorted((a, b) => (nearness.get(a) ?? 0) - (nearness.get(b) ?? 0))
}

function nearnessOf(state: State, ship: Ship): number {
  const nearest = nearestTo(ship, foesOf(state, ship))
  return nearest ? hullDistance(ship, nearest) : 0
}

/**
 * The best lawful course that leaves a way on; else a tack, else the anchor, else the best course
 * of all. Undefined where there is none.
 */
export function bestCourse(
  state: State,
  seat: Seat,
  ship: Ship,
  thoroughness: Thoroughness = 'thorough',
): Order | undefined {
  if (!canTravel(state, ship)) return wayOutOfTrouble(state, seat, ship)
  const plans = plansFor(state, ship, thoroughness).toSorted((a, b) => b.worth - a.worth)
  const isLawful = (plan: Plan) => sail.judge(state, seat, plan.order).allowed
  const safe = plans.find(plan => isSafe(state, plan) && isLawful(plan))
  return (
    safe?.order ?? wayOutOfTrouble(state, seat, ship) ?? plans.find(plan => isLawful(plan))?.order
  )
}

function isSafe(state: State, { there, isMishap }: Plan): boolean {
  return !isMishap && (there === null || hasWayOn(state, there))
}

/** Safe courses that lead to places well apart, the best first, so many at most. */
export function goodCourses(state: State, seat: Seat, ship: Ship, most: number): Plan[] {
  if (!canTravel(state, ship)) return []
  const found: Plan[] = []
  for (const plan of plansFor(state, ship, 'thorough').toSorted((a, b) => b.worth - a.worth)) {
    if (found.length >= most) break
    if (found.some(other => isNear(other.there, plan.there))) continue
    if (isSafe(state, plan) && sail.judge(state, seat, plan.order).allowed) found.push(plan)
  }
  return found
}

/** Places that differ by less are one, 1/1000 in and 1/100 degree. */
const APART = inches(1)
const ASKEW = 1500

function isNear(one: Ship | null, other: Ship | null): boolean {
  if (one === null || other === null) return one === other
  const isFar = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) >= APART
  return !isFar && Math.abs(turnBetween(one.heading, other.heading)) < ASKEW
}

/** [LOB-102] [LOB-070] A ship that finds no safe course; one hemmed in by hulls comes about or waits. */
function wayOutOfTrouble(state: State, seat: Seat, ship: Ship): Order | undefined {
  const drop: Order = { kind: 'anchor', ship: ship.id }
  const about: Order = { kind: 'tack', ship: ship.id }
  if (tack.judge(state, seat, about).allowed) return about
  const isHemmedIn = !canTravel(state, ship)
  return !isHemmedIn && anchor.judge(state, seat, drop).allowed ? drop : undefined
}

function plansFor(state: State, ship: Ship, thoroughness: Thoroughness): Plan[] {
  const enemies = foesOf(state, ship)
  const speed = speedOf(state, ship, ship.isAnchored)
  const plans = coursesFor(state, ship, speed, thoroughness).flatMap(legs =>
    planFor(state, ship, enemies, legs, false),
  )
  if (ship.isAnchored || ship.isAnchorUsed || state.objectives.length === 0) return plans
  const slower = coursesFor(state, ship, speedOf(state, ship, true), thoroughness)
  return [...plans, ...slower.flatMap(legs => planFor(state, ship, enemies, legs, true))]
}

/** [LOB-119] A plan that ends at anchor is only for lying off the coast. */
function planFor(
  state: State,
  ship: Ship,
  enemies: readonly Ship[],
  legs: Leg[],
  isToAnchor: boolean,
): Plan[] {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs, anchor: isToAnchor }
  const voyage = follow(state, ship, legs)
  if (voyage.edge !== null) return [leaving(state, ship, order, voyage)]
  const there = shipAt(ship, voyage.end, voyage.travelled)
  if (isToAnchor && !isAtCoast(state, there)) return []
  const bonus = isToAnchor ? weights.line : 0
  const worth = placeWorth(state, there, enemies) + bonus - mishap(voyage)
  return [{ order, worth, there, isMishap: voyage.isAground }]
}

/** Over the edge: home for a ship that is bound there, and the end of the battle for any other. */
function leaving(state: State, ship: Ship, order: SailOrder, voyage: Voyage): Plan {
  const isHome = voyage.edge !== null && isWayHome(state, ship, voyage.edge, voyage.end)
  return { order, worth: isHome ? LEFT : -LEFT, there: null, isMishap: !isHome }
}

const LEFT = 1000

function mishap({ isAground, met }: Voyage): number {
  if (isAground) return weights.grounding
  return met === null ? 0 : weights.jam
}
