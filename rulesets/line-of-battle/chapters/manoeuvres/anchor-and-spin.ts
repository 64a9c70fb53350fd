import { bearing, cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { DEGREE, FULL_TURN, HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { allows, field } from '@grognard/umpire'
import type { Of, PathTool, Trace } from '@grognard/umpire'
import { breakLinks, linksCutBy } from '../../model/lines.ts'
import { inDegrees } from '../../model/measures.ts'
import { followLegs, runAground } from '../../model/moves.ts'
import {
  anchorRefusals,
  judgeShip,
  manned,
  mayAnchor,
  notAground,
  notFleeing,
  notInMelee,
  ownShip,
  ownShipByChance,
} from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** Turns offered where any heading is free: every 15 degrees, 1/100 degree; our own sample. */
const STEP = 1500

/** To starboard by one step, two …, all but the full circle. */
export const turnsOffered: readonly number[] = Array.from(
  { length: FULL_TURN / STEP - 1 },
  (_, index) => (index + 1) * STEP,
)

const shipName = ({ ship }: ShipContext) => ({ ship: ship.name })

export const anchorShape = { ship: field.piece('ship') }

/** [LOB-070] A ship that has not moved yet anchors on the spot; [LOB-073] once a turn. */
export const anchor: LobOrderRules<'anchor'> = {
  shape: anchorShape,
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, anchorRefusals, ship => ({ state, seat, ship })),
  execute: (table, _seat, order) => table.emit({ kind: 'anchored', ship: order.ship }),
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => mayAnchor({ state, seat, ship }))
      .map(ship => ({ kind: 'anchor', ship: ship.id })),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, row => mayAnchor(row))
    return ship ? { kind: 'anchor', ship: ship.id } : undefined
  },
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.anchor',
    values: { ship: nameOf(state, order.ship) },
  }),
}

const withoutSails: LobRefusal<ShipContext> = stop(
  'LOB-149',
  'lob.refuse.hasSails',
  ({ ship }) => ship.sails > 0,
  shipName,
)

const spinRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  withoutSails,
  refuse('LOB-149', 'lob.refuse.hasSpun', ({ ship }) => ship.hasSpun, shipName),
  refuse(
    'LOB-141',
    'lob.refuse.rudder',
    ({ ship }) => ship.rudderTurns > 0,
    ({ ship }) => ({ ship: ship.name, turns: ship.rudderTurns }),
  ),
  refuse('LOB-074', 'lob.refuse.isAnchored', ({ ship }) => ship.isAnchored, shipName),
]

/** Read quickly: nearly every ship has sails. */
export const maySpin = allows([withoutSails, ...spinRefusals])

export const spinShape = { ship: field.piece('ship'), heading: field.angle(0, 35_999) }

type Spin = Of<Order, 'spin'>

/** Corners of the ring around a ship that turns on the spot, and how much longer than she it is. */
const RING = { corners: 48, size: 1.5 }

/** She looks where one points: her arcs go with her, so that one sees who will bear. */
const spinTool: PathTool<State, Spin> = {
  tool: 'path',
  piece: order => order.ship,
  pieces: (state, seat) =>
    state.ships.filter(ship => maySpin({ state, seat, ship })).map(({ id }) => id),
  start: (state, _seat, piece) => ({
    kind: 'spin',
    ship: piece,
    heading: shipOf(state, piece).heading,
  }),
  extend(state, _seat, order, x, y) {
    const ship = shipOf(state, order.ship)
    return { ...order, heading: normalise(bearing(ship.x, ship.y, x, y)) }
  },
  shorten: order => order,
  trace: (state, _seat, order) => traceOfSpin(state, shipOf(state, order.ship), order.heading),
}

function traceOfSpin(state: State, ship: Ship, heading: number): Trace {
  const turn = turnBetween(ship.heading, heading)
  const { end, met } = followLegs(state, ship, [{ advance: 0, turn }])
  const { x, y } = ship
  const start = { x, y, heading: ship.heading }
  return {
    poses: turn === 0 ? [start] : [start, { x: end.x, y: end.y, heading: end.heading }],
    cost: Math.abs(turn),
    budget: HALF_TURN,
    reached: Math.abs(turnBetween(ship.heading, end.heading)),
    measure: { size: DEGREE, key: 'unit.degree' },
    contact: met === null ? null : { x: end.x, y: end.y },
    within: [ringAround(ship)],
  }
}

function ringAround({ x, y, length }: Ship): number[] {
  const radius = (length / 2) * RING.size
  return Array.from({ length: RING.corners }, (_, at) => {
    const heading = (at * 2 * HALF_TURN) / RING.corners
    return [x + radius * sine(heading), y + radius * cosine(heading)]
  }).flat()
}

/** [LOB-149] Without sails a ship turns on the spot once a turn, the shorter way, up to contact. */
export const spin: LobOrderRules<'spin'> = {
  shape: spinShape,
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, spinRefusals, ship => ({ state, seat, ship })),
  execute(table, _seat, order) {
    const ship = shipOf(table.state, order.ship)
    const turn = turnBetween(ship.heading, order.heading)
    const move = followLegs(table.state, ship, [{ advance: 0, turn }])
    const links = linksCutBy(table.state, ship, move)
    const { heading } = move.end
    table.emit({ kind: 'spun', ship: ship.id, heading, met: move.met })
    breakLinks(table, links, ship.id)
    if (move.isAground) runAground(table, ship)
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => maySpin({ state, seat, ship }))
      .flatMap(ship =>
        turnsOffered.map(turn => ({
          kind: 'spin' as const,
          ship: ship.id,
          heading: normalise(ship.heading + turn),
        })),
      ),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, row => maySpin(row))
    if (ship === undefined) return undefined
    const turn = turnsOffered[dice.roll(turnsOffered.length) - 1] ?? 0
    return { kind: 'spin', ship: ship.id, heading: normalise(ship.heading + turn) }
  },
  tool: spinTool,
  describe: (state, order) => ({
    key: 'lob.order.spin',
    values: { ship: nameOf(state, order.ship), degrees: inDegrees(order.heading) },
  }),
}
