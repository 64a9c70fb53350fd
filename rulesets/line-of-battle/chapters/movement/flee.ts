import { normalise } from '@grognard/geometry/measured/angle.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { field } from '@grognard/umpire'
import { leastMove, turningUnit } from '../../book/tables/movement.ts'
import { nearestEdges } from '../../model/moves.ts'
import {
  fugitiveRefusals,
  judgeShip,
  ownShipByChance,
  unlessMoved,
} from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { cardOf, nameOf, shipOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import { openTurnTo } from '../../model/wind.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { cannotTravel, turningAfter, turningOut } from './path.ts'
import { sailAlong } from './sail.ts'

/**
 * [LOB-203] [LOB-211] The path of a fleeing ship: at full speed, turning towards the edge after each
 * inch as its class turns; without a rudder straight ahead.
 */
function flightPath(state: State, ship: Ship, edge: number): Leg[] {
  const speed = speedOf(state, ship, ship.isAnchored)
  if (ship.rudderTurns > 0) return [{ advance: speed, turn: 0 }]
  const { turning } = cardOf(state, ship)
  const legs = turningOut(state, ship)
  let heading = normalise(ship.heading + (legs[0]?.turn ?? 0))
  let rest = speed - (legs.length > 0 ? leastMove : 0)
  while (rest > 0) {
    const wished = openTurnTo(state, heading, edge)
    const advance = wished === 0 ? rest : Math.min(turningUnit, rest)
    const most = turningAfter(turning, advance)
    const turn = Math.max(-most, Math.min(most, wished))
    legs.push({ advance, turn })
    heading = normalise(heading + turn)
    rest -= advance
  }
  return legs
}

interface Fleeing extends ShipContext {
  edge: number
}

const fleeRefusals: LobRefusal<Fleeing>[] = [
  ...fugitiveRefusals,
  ...cannotTravel,
  refuse(
    'LOB-211',
    'lob.refuse.notNearestEdge',
    ({ state, ship, edge }) => !nearestEdges(state, ship).includes(edge),
    ({ state, ship }) => ({
      ship: ship.name,
      edge: { key: `lob.edge.${nearestEdges(state, ship)[0] ?? 0}` },
      edges: nearestEdges(state, ship).length,
    }),
  ),
]

/** Whether the ship may flee now, over one of the edges that are nearest. */
export const mayFlee = unlessMoved([...fugitiveRefusals, ...cannotTravel])

export const fleeShape = { ship: field.piece('ship'), edge: field.integer() }

/** [LOB-203] [LOB-211] The umpire's path towards the nearest edge; of equal ones its owner picks one. */
export const flee: LobOrderRules<'flee'> = {
  shape: fleeShape,
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, fleeRefusals, ship => ({ state, seat, ship, edge: order.edge })),
  execute(table, _seat, order) {
    const { state } = table
    const ship = shipOf(state, order.ship)
    sailAlong(table, ship, flightPath(state, ship, order.edge), {
      speed: speedOf(state, ship, ship.isAnchored),
      isWeighed: ship.isAnchored,
      isAnchored: false,
      isFlight: true,
      isExtra: false,
    })
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => mayFlee({ state, seat, ship }))
      .flatMap(ship =>
        nearestEdges(state, ship).map(edge => ({ kind: 'flee' as const, ship: ship.id, edge })),
      ),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, row => mayFlee(row))
    if (ship === undefined) return undefined
    const edges = nearestEdges(state, ship)
    return { kind: 'flee', ship: ship.id, edge: edges[dice.roll(edges.length) - 1] ?? 0 }
  },
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.flee',
    values: { ship: nameOf(state, order.ship), edge: { key: `lob.edge.${order.edge}` } },
  }),
}
