import { distanceToPoint, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { containsPoint, pointToPolygonEdge } from '@grognard/geometry/measured/polygon.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { field, isAllowed } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import {
  landingEnemyWithin,
  landingTurns,
  landingWithin,
  pickUpWithin,
} from '../../book/tables/movement.ts'
import { taskSide } from '../../book/tables/victory.ts'
import { distanceBetween, inInches } from '../../model/measures.ts'
import { hasLandedFor, sideOf } from '../../model/players.ts'
import { judgeShip, manned, notFleeing, ownShip } from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { findShip, isActiveEnemy, isOperational, nameOf } from '../../model/ships.ts'
import type { Landing, Objective, Ship, State, Terrain } from '../../model/state.ts'
import type { LandOrder } from '../../orders.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'

/** A point this near a shore counts as on it, 1/1000 in: what a pointer can hit; our own measure. */
const ON_COAST = 100

function findObjective(state: State, id: string): Objective | undefined {
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
  return landingTurns(
    whole(distanceBetween(landing, objective)) + whole(distanceBetween(objective, pickUp)),
  )
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

interface PuttingAshore extends ShipContext {
  objective: Objective
  /** The land of the objective. */
  land: Terrain | undefined
  landing: Point
  pickUp: Point
}

const shipName = ({ ship }: ShipContext) => ({ ship: ship.name })

const objectiveNamed = ({ name }: Objective) => ({ key: `lob.objective.${name}` })

/** What keeps a ship from landing a party at all. */
const boatRefusals: LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  stop(
    'LOB-115',
    'lob.refuse.landWithoutTask',
    ({ state, seat }) => sideOf(state, seat) !== taskSide,
  ),
  refuse(
    'LOB-116',
    'lob.refuse.landBeforeMove',
    ({ ship }) => !ship.hasMoved && !ship.isAnchored,
    shipName,
  ),
  refuse(
    'LOB-116',
    'lob.refuse.landNearEnemy',
    ({ state, ship }) => enemyNear(state, ship) !== undefined,
    ({ state, ship }) => ({
      ship: ship.name,
      enemy: enemyNear(state, ship)?.name ?? '',
      least: inInches(landingEnemyWithin),
    }),
  ),
  refuse(
    'LOB-115',
    'lob.refuse.partyAshore',
    ({ state, ship }) =>
      state.landings.some(row => row.ship === ship.id && row.outcome === 'ashore'),
    shipName,
  ),
]

const landRefusals: LobRefusal<PuttingAshore>[] = [
  ...boatRefusals,
  refuse(
    'LOB-115',
    'lob.refuse.objectiveTaken',
    ({ state, seat, objective }) => hasLandedFor(state, seat, objective.id),
    ({ objective }) => ({ objective: objectiveNamed(objective) }),
  ),
  stop(
    'LOB-116',
    'lob.refuse.notCoast',
    ({ land, landing }) => !land || !isOnCoast(land, landing),
    ({ objective }) => ({ objective: objectiveNamed(objective) }),
  ),
  refuse(
    'LOB-116',
    'lob.refuse.landTooFar',
    ({ ship, landing }) => distanceToPoint(ship, landing.x, landing.y) > landingWithin,
    ({ ship, landing }) => ({
      ship: ship.name,
      inches: inInches(distanceToPoint(ship, landing.x, landing.y)),
      most: inInches(landingWithin),
    }),
  ),
  refuse(
    'LOB-117',
    'lob.refuse.pickUpNotCoast',
    ({ land, pickUp }) => !land || !isOnCoast(land, pickUp),
    ({ objective }) => ({ objective: objectiveNamed(objective) }),
  ),
]

function enemyNear(state: State, ship: Ship): Ship | undefined {
  return state.ships.find(
    other => isActiveEnemy(state, ship, other) && isHullWithin(ship, other, landingEnemyWithin),
  )
}

function puttingAshore(
  state: State,
  seat: Seat,
  ship: Ship,
  objective: Objective,
  order: LandOrder,
): PuttingAshore {
  return {
    state,
    seat,
    ship,
    objective,
    land: landOf(state, objective),
    landing: { x: order.landingX, y: order.landingY },
    pickUp: { x: order.pickUpX, y: order.pickUpY },
  }
}

export const landShape = {
  ship: field.piece('ship'),
  objective: field.place('objective'),
  landingX: field.length(),
  landingY: field.length(),
  pickUpX: field.length(),
  pickUpY: field.length(),
}

/** [LOB-122] [LOB-115] [LOB-116] [LOB-117] A party goes ashore; where it will be taken off is marked before. */
export const land: LobOrderRules<'land'> = {
  shape: landShape,
  judge(state, seat, order) {
    const objective = findObjective(state, order.objective)
    if (!objective) return refused('LOB-115', 'lob.refuse.noObjective', { id: order.objective })
    return judgeShip(state, order.ship, landRefusals, ship =>
      puttingAshore(state, seat, ship, objective, order),
    )
  },
  execute: (table, seat, order) => putAshore(table, seat, order),
  legalOrders: legalLandings,
  sample: sampleLanding,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.land',
    values: {
      ship: nameOf(state, order.ship),
      objective: { key: `lob.objective.${findObjective(state, order.objective)?.name ?? ''}` },
      x: inInches(order.pickUpX),
      y: inInches(order.pickUpY),
    },
  }),
}

function putAshore(table: LobTable, seat: Seat, order: LandOrder): void {
  const objective = findObjective(table.state, order.objective)
  const ground = objective && landOf(table.state, objective)
  if (!objective || !ground) return
  const landing = coastPoint(ground, { x: order.landingX, y: order.landingY })
  const pickUp = coastPoint(ground, { x: order.pickUpX, y: order.pickUpY })
  table.emit({
    kind: 'partyLanded',
    landing: {
      ship: order.ship,
      seat,
      objective: objective.id,
      landingX: landing.x,
      landingY: landing.y,
      pickUpX: pickUp.x,
      pickUpY: pickUp.y,
      dueIn: table.state.turn + turnsAshore(objective, landing, pickUp),
      outcome: 'ashore',
      carrier: null,
    },
  })
}

/** For each ship and objective: land where the ship lies, be taken off there or at a point of the coast. */
export function legalLandings(state: State, seat: Seat): LandOrder[] {
  return state.objectives.flatMap(objective => {
    const ground = landOf(state, objective)
    if (!ground) return []
    return state.ships
      .filter(ship => mayLand(state, seat, ship))
      .flatMap(ship => ordersFor(ship, objective, ground))
      .filter(order => isLawful(state, seat, objective, order))
  })
}

function mayLand(state: State, seat: Seat, ship: Ship): boolean {
  return ship.seat === seat && isAllowed(boatRefusals, { state, seat, ship })
}

function isLawful(state: State, seat: Seat, objective: Objective, order: LandOrder): boolean {
  const ship = findShip(state, order.ship)
  if (!ship) return false
  return isAllowed(landRefusals, puttingAshore(state, seat, ship, objective, order))
}

function ordersFor(ship: Ship, objective: Objective, ground: Terrain): LandOrder[] {
  const landing = coastPoint(ground, ship)
  const nearest = coastPoint(ground, objective)
  return [landing, nearest, ...cornersOf(ground)].map(pickUp => ({
    kind: 'land' as const,
    ship: ship.id,
    objective: objective.id,
    landingX: landing.x,
    landingY: landing.y,
    pickUpX: pickUp.x,
    pickUpY: pickUp.y,
  }))
}

function cornersOf({ polygon }: Terrain): Point[] {
  const corners: Point[] = []
  for (let i = 0; i + 1 < polygon.length; i += 2)
    corners.push({ x: polygon[i] ?? 0, y: polygon[i + 1] ?? 0 })
  return corners
}

function sampleLanding(state: State, seat: Seat, dice: Dice): LandOrder | undefined {
  if (state.objectives.length === 0) return undefined
  const legalOrders = legalLandings(state, seat)
  return legalOrders.length === 0 ? undefined : legalOrders[dice.roll(legalOrders.length) - 1]
}
