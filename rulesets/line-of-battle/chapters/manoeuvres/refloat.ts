import { cosine, normalise, sine } from '@grognard/geometry/measured/angle.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import type { Polygon } from '@grognard/geometry/measured/polygon.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import { FULL_TURN, INCH, whole } from '@grognard/geometry/measured/units.ts'
import { allows, field } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { groundedTurns, refloatDistance, refloatFrom } from '../../book/tables/movement.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { inDegrees } from '../../model/measures.ts'
import { groundAgainst, isClear } from '../../model/moves.ts'
import { cannotPay, pay } from '../../model/players.ts'
import {
  hasOwnShip,
  judgeShip,
  manned,
  notFleeing,
  notInMelee,
  ownShip,
  ownShipByChance,
} from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { turnsOffered } from './anchor-and-spin.ts'

/** How finely and how far a free spot is looked for, 1/1000 in and parts of a circle. */
const STEP = 250
const FARTHEST = 12 * INCH
const DIRECTIONS = 24

/**
 * [LOB-095] Where a ship afloat again lies on this heading: astern of where it ran on, the hull 2 in
 * off the obstacle, or the free spot nearest to that. Undefined where there is none.
 */
function berthFor(state: State, ship: Ship, heading: number): Hull | undefined {
  const ground = groundAgainst(state, ship)
  const obstacle = obstacleOf(ship, ground)
  const spot = backedOff(ship, heading, obstacle)
  if (isClear(state, spot, ground, ship)) return spot
  return nearestFree(state, ship, spot, ground, obstacle)
}

/** The ground the ship sits on: the nearest. */
function obstacleOf(ship: Ship, ground: readonly Polygon[]): Polygon | undefined {
  let nearest: Polygon | undefined
  let least = Infinity
  for (const polygon of ground) {
    const distance = distanceToPolygon(ship, polygon)
    if (distance < least) nearest = polygon
    least = Math.min(least, distance)
  }
  return nearest
}

/** Straight back along its wake by the fewest thousandths that put the hull so far off. */
function backedOff(ship: Ship, heading: number, obstacle: Polygon | undefined): Hull {
  const at = (back: number): Hull => hullAt(ship, advance(ship, -back), heading)
  const isOff = (back: number) =>
    !obstacle || distanceToPolygon(at(back), obstacle) >= refloatDistance
  let far = 0
  while (far < FARTHEST && !isOff(far)) far += STEP
  let near = Math.max(0, far - STEP)
  while (far - near > 1) {
    const middle = whole((near + far) / 2)
    if (isOff(middle)) far = middle
    else near = middle
  }
  return at(far)
}

function hullAt(ship: Ship, point: { x: number; y: number }, heading: number): Hull {
  return { x: point.x, y: point.y, heading, length: ship.length, beam: ship.beam }
}

/** Circles of growing radius around the spot, on none nearer to the obstacle than asked. */
function nearestFree(
  state: State,
  ship: Ship,
  spot: Hull,
  ground: readonly Polygon[],
  obstacle: Polygon | undefined,
): Hull | undefined {
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const hull = around(ship, spot, radius, (direction * FULL_TURN) / DIRECTIONS)
      if (obstacle && distanceToPolygon(hull, obstacle) < refloatDistance) continue
      if (isClear(state, hull, ground, ship)) return hull
    }
  return undefined
}

function around(ship: Ship, spot: Hull, radius: number, direction: number): Hull {
  const x = spot.x + whole(radius * sine(direction))
  const y = spot.y + whole(radius * cosine(direction))
  return hullAt(ship, { x, y }, spot.heading)
}

interface Refloating extends ShipContext {
  heading: number
}

/** [LOB-094] The first turn in which the ship may be got off. */
function firstTurn(ship: Ship): number {
  return (ship.agroundSince ?? 0) + groundedTurns
}

const isAground: LobRefusal<ShipContext> = stop(
  'LOB-095',
  'lob.refuse.notAground',
  ({ ship }) => ship.agroundSince === null,
  ({ ship }) => ({ ship: ship.name }),
)

/** What keeps a ship from being got off, whatever heading it would lie on. */
const strandedRefusals: LobRefusal<ShipContext>[] = [
  ...ownShip,
  isAground,
  manned,
  notFleeing,
  notInMelee,
  refuse(
    'LOB-094',
    'lob.refuse.refloatTooSoon',
    ({ state, ship }) => state.turn < firstTurn(ship),
    ({ ship }) => ({ ship: ship.name, turn: firstTurn(ship) }),
  ),
  refuse(
    'LOB-095',
    'lob.refuse.refloatTried',
    ({ state, ship }) => ship.refloatTriedIn === state.turn,
    ({ ship }) => ({ ship: ship.name }),
  ),
  cannotPay('refloat'),
]

/** Aground, and free to try; read quickly, for few ships are aground. */
const isStranded = allows([isAground, ...strandedRefusals])

const refloatRefusals: LobRefusal<Refloating>[] = [
  ...strandedRefusals,
  refuse(
    'LOB-141',
    'lob.refuse.refloatRudder',
    ({ ship, heading }) => ship.rudderTurns > 0 && heading !== ship.heading,
    ({ ship }) => ({ ship: ship.name, degrees: inDegrees(ship.heading) }),
  ),
  refuse(
    'LOB-095',
    'lob.refuse.noBerth',
    ({ state, ship, heading }) => berthFor(state, ship, heading) === undefined,
    ({ ship, heading }) => ({ ship: ship.name, degrees: inDegrees(heading) }),
  ),
]

const mayRefloatTo = allows(refloatRefusals)

export const refloatShape = { ship: field.piece('ship'), heading: field.angle(0, 35_999) }

/** [LOB-095] One die a turn; 5 or more frees the ship. */
export const refloat: LobOrderRules<'refloat'> = {
  shape: refloatShape,
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, refloatRefusals, ship => ({
      state,
      seat,
      ship,
      heading: order.heading,
    })),
  execute(table, seat, order) {
    pay(table, seat, 'refloat')
    tryToRefloat(table, shipOf(table.state, order.ship), order.heading)
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => isStranded({ state, seat, ship }))
      .flatMap(ship =>
        headingsFor(ship)
          .filter(heading => mayRefloatTo({ state, seat, ship, heading }))
          .map(heading => ({ kind: 'refloat' as const, ship: ship.id, heading })),
      ),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, row => isStranded(row))
    if (ship === undefined) return undefined
    const headings = headingsFor(ship)
    const heading = headings[dice.roll(headings.length) - 1] ?? ship.heading
    if (!mayRefloatTo({ state, seat, ship, heading })) return undefined
    return { kind: 'refloat', ship: ship.id, heading }
  },
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.refloat',
    values: { ship: nameOf(state, order.ship), degrees: inDegrees(order.heading) },
  }),
}

/** Whether the seat has a ship that may be got off, and room for it. */
export function mayRefloat(state: State, seat: Seat): boolean {
  return hasOwnShip(
    state,
    seat,
    context => isStranded(context) && hasBerth(state, seat, context.ship),
  )
}

function hasBerth(state: State, seat: Seat, ship: Ship): boolean {
  return headingsFor(ship).some(heading => mayRefloatTo({ state, seat, ship, heading }))
}

/** [LOB-095] Any heading, of which these are offered; [LOB-141] without a rudder none but her own. */
function headingsFor(ship: Ship): number[] {
  if (ship.rudderTurns > 0) return [ship.heading]
  return [0, ...turnsOffered].map(turn => normalise(ship.heading + turn))
}

function tryToRefloat(table: LobTable, ship: Ship, heading: number): void {
  const { turn } = table.state
  const die = table.roll(dieSides, 'LOB-095')
  const berth = die >= refloatFrom ? berthFor(table.state, ship, heading) : undefined
  const { x, y } = berth ?? ship
  table.emit({
    kind: 'refloatTried',
    ship: ship.id,
    turn,
    die,
    isFree: berth !== undefined,
    x,
    y,
    heading: berth ? berth.heading : ship.heading,
  })
}
