import type { LobTable } from '../rules.ts'
import { findShip, isOperational } from '../ships.ts'
import type { Objective, Terrain } from '../setting.ts'
import type { Landing, Ship, State } from '../state.ts'
import { landingTurns, pickUpWithin } from '../tables/landing.ts'
import { containsPoint, pointToPolygonEdge } from '@grognard/geometry/measured/polygon.ts'
import { distanceToPoint } from '@grognard/geometry/measured/hull.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'

/** A point this near a shore counts as on it, 1/1000 in: what a pointer can hit; our own measure. */
const ON_COAST = 100

export function findObjective(state: State, id: string): Objective | undefined {
  return state.objectives.find(row => row.id === id)
}

/** [LOB-115] The land that the objective lies on. */
export function landOf(state: State, objective: Objective): Terrain | undefined {
  return state.terrain.find(
    row => row.kind === 'land' && containsPoint(row.polygon, objective.x, objective.y),
  )
}

/** [LOB-116] Whether a point lies on the coast of this land. */
export function isOnCoast(land: Terrain, point: Point): boolean {
  return pointToPolygonEdge(point.x, point.y, land.polygon).distance <= ON_COAST
}

/** The point of the coast nearest to a point. */
export function coastPoint(land: Terrain, point: Point): Point {
  const { x, y } = pointToPolygonEdge(point.x, point.y, land.polygon)
  return { x, y }
}

/** [LOB-118] Turns from the landing over the objective to the pick-up. */
export function turnsAshore(objective: Point, landing: Point, pickUp: Point): number {
  return landingTurns(whole(between(landing, objective)) + whole(between(objective, pickUp)))
}

function between(one: Point, other: Point): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** [LOB-123] Parties whose time is up are looked for; [LOB-120] a ship sunk meanwhile ends theirs. */
export function checkLandings(table: LobTable): void {
  const { state } = table
  for (const [place, landing] of state.landings.entries()) {
    if (landing.outcome !== 'ashore') continue
    if (findShip(state, landing.ship)?.status === 'sunk') endLanding(table, place, landing, null)
    else if (landing.dueIn <= state.turn)
      endLanding(table, place, landing, carrierFor(state, landing) ?? null)
  }
}

function endLanding(table: LobTable, place: number, landing: Landing, carrier: Ship | null): void {
  table.emit({
    kind: 'landingEnded',
    place,
    ship: landing.ship,
    outcome: carrier ? 'succeeded' : 'failed',
    carrier: carrier ? carrier.id : null,
  })
}

/** [LOB-119] An own ship at the pick-up: the one that landed the party before any other. */
function carrierFor(state: State, landing: Landing): Ship | undefined {
  const ships = state.ships.filter(
    ship =>
      ship.seat === landing.seat &&
      isOperational(ship) &&
      distanceToPoint(ship, landing.pickUpX, landing.pickUpY) <= pickUpWithin,
  )
  return ships.find(ship => ship.id === landing.ship) ?? ships[0]
}
