import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import { distanceToPoint } from '@grognard/geometry/measured/hull.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Seat } from '@grognard/umpire'
import { landingWithin, windHeadings } from '../book/tables/movement.ts'
import { taskSide } from '../book/tables/victory.ts'
import { coastPoint, land, landOf, turnsAshore } from '../chapters/boats/land.ts'
import { hasLeftAsOrdered } from '../chapters/ending/score.ts'
import { anchor } from '../chapters/manoeuvres/anchor-and-spin.ts'
import { distanceBetween } from '../model/measures.ts'
import { roomTo } from '../model/moves.ts'
import { sideOf } from '../model/players.ts'
import { isActiveEnemy, isMerchantman, isOperational } from '../model/ships.ts'
import type { Landing, Objective, Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { bestBy } from './weights.ts'

/** What a ship sails in a turn, estimated low, 1/1000 in. */
const TURN_OF_SAILING = inches(3)

/** Points looked at on each stretch of a coast. */
const POINTS = 4

/** [LOB-S-8] To the coast while nobody is ashore, to the pick-up while somebody is, then home. */
function spyGoal(state: State, ship: Ship): Point | null {
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

/** How far beyond an edge a ship aims that is to cross it, 1/1000 in. */
const BEYOND = inches(1)

/** Where the scenario wants the ship to go; null where it is only to fight. */
export function goalOf(state: State, ship: Ship): Point | null {
  if (sideOf(state, ship.firstSeat) !== taskSide || ship.seat !== ship.firstSeat) return null
  switch (state.rules.victory) {
    case 'blockade':
      return harbourMouth(state, ship)
    case 'puttingToSea':
      return seaGoal(state, ship)
    case 'convoy':
      return isMerchantman(state, ship) ? wayOut(state, ship) : null
    case 'spy':
      return spyGoal(state, ship)
    default:
      return null
  }
}

/** Clear of the headlands on either side, 1/1000 in. */
const CLEARANCE = inches(1.5)

/** [LOB-S-4] The nearest point of the mouth that keeps clear of its ends. */
function harbourMouth(state: State, ship: Ship): Point | null {
  const { entrance } = state.rules
  if (!entrance) return null
  const y = Math.max(entrance.from + CLEARANCE, Math.min(entrance.to - CLEARANCE, ship.y))
  return { x: state.width + BEYOND, y }
}

/** [LOB-S-3] Through the channel, then straight for the edge that counts. */
function seaGoal(state: State, ship: Ship): Point {
  const channel = state.terrain.find(row => row.kind === 'depth')
  const eastings = channel?.polygon.filter((_, index) => index % 2 === 0) ?? []
  const northings = channel?.polygon.filter((_, index) => index % 2 === 1) ?? []
  if (ship.x > Math.max(...eastings)) return { x: state.width + BEYOND, y: ship.y }
  const from = Math.min(...northings) + CLEARANCE
  const to = Math.max(...northings) - CLEARANCE
  return { x: Math.max(...eastings) + BEYOND, y: Math.max(from, Math.min(to, ship.y)) }
}

/** How far ahead of a merchantman a raider steers, 1/1000 in. */
const LEAD = inches(5)

/** [LOB-S-2] Where a raider cuts off the nearest merchantman that still sails; null without one. */
export function quarryOf(state: State, ship: Ship): Point | null {
  if (state.rules.victory !== 'convoy' || sideOf(state, ship.seat) === taskSide) return null
  const merchantmen = state.ships.filter(
    other => isMerchantman(state, other) && isActiveEnemy(state, ship, other),
  )
  const nearest = bestBy(merchantmen, other => -distanceBetween(ship, other))
  if (!nearest) return null
  const ahead = advance(nearest, LEAD)
  return {
    x: Math.max(0, Math.min(state.width, ahead.x)),
    y: Math.max(0, Math.min(state.height, ahead.y)),
  }
}

/** What a quarter turn costs a merchantman, and how far from an edge an enemy is minded, 1/1000 in. */
const QUARTER_TURN_COST = inches(3)
const MINDED = inches(20)

/** [LOB-S-2] Over the edge that is soonest reached and least guarded. */
function wayOut(state: State, ship: Ship): Point | null {
  const edges = windHeadings.filter(edge => counts(state, ship, edge))
  const edge = bestBy(edges, row => -costOfEdge(state, ship, row))
  return edge === undefined ? null : pointBeyond(state, ship, edge)
}

function counts(state: State, ship: Ship, edge: number): boolean {
  return hasLeftAsOrdered(state, { ...ship, status: 'fled', left: { edge, byMorale: false } })
}

function costOfEdge(state: State, ship: Ship, edge: number): number {
  const turning = (Math.abs(turnBetween(ship.heading, edge)) / 9000) * QUARTER_TURN_COST
  const there = pointBeyond(state, ship, edge)
  let danger = 0
  for (const enemy of state.ships) {
    if (!isActiveEnemy(state, ship, enemy)) continue
    danger += Math.max(0, MINDED - distanceBetween(enemy, there)) / 2
  }
  return roomTo(state, edge, ship) + turning + danger
}

function pointBeyond(state: State, { x, y }: Point, edge: number): Point {
  if (edge === 0) return { x, y: state.height + BEYOND }
  if (edge === 9000) return { x: state.width + BEYOND, y }
  return edge === 18_000 ? { x, y: -BEYOND } : { x: -BEYOND, y }
}

/** Whether to cross this edge is what the scenario asks of the ship. */
export function isWayHome(state: State, ship: Ship, edge: number, at: Point): boolean {
  if (goalOf(state, ship) === null) return false
  const { entrance } = state.rules
  if (!entrance) return counts(state, ship, edge)
  const along = edge % 18_000 === 0 ? at.x : at.y
  return edge === entrance.edge && along >= entrance.from && along <= entrance.to
}
