import { distanceToPoint } from '@grognard/geometry/measured/hull.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Seat } from '@grognard/umpire'
import { anchor } from '../movement/anchor.ts'
import { land } from '../movement/land.ts'
import { coastPoint, landOf, turnsAshore } from '../movement/landing.ts'
import type { Order } from '../orders.ts'
import { isOperational } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Objective } from '../setting.ts'
import type { Landing, Ship, State } from '../state.ts'
import { landingWithin } from '../tables/landing.ts'
import { taskSide } from '../tables/missions.ts'
import { bestBy } from './choosing.ts'

/** What a ship sails in a turn, reckoned low, 1/1000 in. */
const TURN_OF_SAILING = inches(3)

/** Points looked at on each stretch of a coast. */
const POINTS = 4

/** [LOB-S-8] To the coast while nobody is ashore, to the pick-up while somebody is, then home. */
export function spyGoal(state: State, ship: Ship): Point | null {
  if (shipOnErrand(state)?.id !== ship.id) return null
  const landing = latestLanding(state)
  if (landing?.outcome === 'ashore') return pickUpOf(landing)
  if (landing?.outcome === 'succeeded') return homeOf(ship)
  const [objective] = state.objectives
  return objective && !landing ? landingPlace(state, ship, objective) : null
}

/** The carrier, the ship that landed the party, or the one with most hands; the rest cover her. */
function shipOnErrand(state: State): Ship | undefined {
  const landing = latestLanding(state)
  const fit = state.ships.filter(ship => isFit(state, ship, landing))
  if (landing?.outcome === 'succeeded') return fit.find(ship => ship.id === landing.carrier)
  return fit.find(ship => ship.id === landing?.ship) ?? bestBy(fit, ship => ship.crew)
}

/** The ship on the errand, which her consorts keep close to; null for her and for everybody else. */
export function chargeOf(state: State, ship: Ship): Ship | null {
  if (state.rules.victory !== 'spy' || sideOf(state, ship.seat) !== taskSide) return null
  const charge = shipOnErrand(state)
  return charge && charge.id !== ship.id ? charge : null
}

/** Of the seat that has the party ashore, or of its side while nobody is. */
function isFit(state: State, ship: Ship, landing: Landing | undefined): boolean {
  if (!isOperational(ship) || ship.isFleeing) return false
  return landing ? ship.seat === landing.seat : sideOf(state, ship.seat) === taskSide
}

function latestLanding(state: State): Landing | undefined {
  return state.landings[state.landings.length - 1]
}

function pickUpOf({ pickUpX, pickUpY }: Landing): Point {
  return { x: pickUpX, y: pickUpY }
}

function homeOf({ x }: Ship): Point {
  return { x, y: -inches(1) }
}

/** The place on the coast from which sailing there, the walk and sailing home take least time. */
function landingPlace(state: State, ship: Ship, objective: Objective): Point | null {
  const ground = landOf(state, objective)
  if (!ground) return null
  const places = coastPlaces(ground.polygon)
  const best = bestBy(places, point => {
    const out = Math.abs(point.x - ship.x) + Math.abs(point.y - ship.y)
    return -(out + point.y) / TURN_OF_SAILING - turnsAshore(objective, point, point)
  })
  return best ? coastPoint(ground, best) : null
}

function coastPlaces(polygon: readonly number[]): Point[] {
  const places: Point[] = []
  for (let i = 0; i < polygon.length; i += 2) {
    const [x = 0, y = 0] = [polygon[i], polygon[i + 1]]
    const nextX = polygon[(i + 2) % polygon.length] ?? x
    const nextY = polygon[(i + 3) % polygon.length] ?? y
    for (let part = 0; part < POINTS; part++)
      places.push({
        x: Math.round(x + ((nextX - x) * part) / POINTS),
        y: Math.round(y + ((nextY - y) * part) / POINTS),
      })
  }
  return places
}

/** [LOB-116] Whether a ship is on an errand to the coast and lies near enough to it. */
export function isAtCoast(state: State, ship: Ship): boolean {
  if (shipOnErrand(state)?.id !== ship.id) return false
  const landing = latestLanding(state)
  if (landing?.outcome === 'ashore') return isNear(ship, pickUpOf(landing))
  const [objective] = state.objectives
  const ground = objective && landOf(state, objective)
  return !landing && ground !== undefined && isNear(ship, coastPoint(ground, ship))
}

function isNear(ship: Ship, { x, y }: Point): boolean {
  return distanceToPoint(ship, x, y) <= landingWithin
}

/** [LOB-119] A ship at anchor at the pick-up of her party waits there. */
export function isWaitingForParty(state: State, ship: Ship): boolean {
  return ship.isAnchored && latestLanding(state)?.outcome === 'ashore' && isAtCoast(state, ship)
}

/** [LOB-070] [LOB-122] The anchor where the party is to be taken off. */
export function bestWait(state: State, seat: Seat): Order | undefined {
  if (latestLanding(state)?.outcome !== 'ashore') return undefined
  return anchor
    .legalOrders(state, seat)
    .find(order => state.ships.some(ship => ship.id === order.ship && isAtCoast(state, ship)))
}

/** [LOB-116] [LOB-117] Ashore, and back to where the ship lies, by the shortest walk. */
export function bestLanding(state: State, seat: Seat): Order | undefined {
  const errand = shipOnErrand(state)?.id
  const legalOrders = land.legalOrders(state, seat).filter(order => order.ship === errand)
  return bestBy(legalOrders, order => {
    const objective = state.objectives.find(row => row.id === order.objective)
    if (!objective) return 0
    const landing = { x: order.landingX, y: order.landingY }
    const pickUp = { x: order.pickUpX, y: order.pickUpY }
    const apart = Math.abs(landing.x - pickUp.x) + Math.abs(landing.y - pickUp.y)
    return -turnsAshore(objective, landing, pickUp) - apart / TURN_OF_SAILING
  })
}
