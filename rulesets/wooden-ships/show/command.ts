import { moveInFormation } from '@grognard/umpire'
import type { Command, Formation, Group, GroupOrder, Of, Pose, Seat } from '@grognard/umpire'
import { ammunitionIds } from '../book/tables/ships.ts'
import type { AmmunitionId } from '../book/tables/ships.ts'
import { firesOf } from '../chapters/fire/declare.ts'
import { straightOn } from '../chapters/plots/courses.ts'
import { followingPlot } from '../chapters/plots/lead.ts'
import { extended } from '../chapters/plots/plot.ts'
import { sidesToLoad } from '../chapters/upkeep/load.ts'
import { shipName } from '../model/names.ts'
import { limitsOf } from '../model/plot-limits.ts'
import { poseOnGround } from '../model/plots.ts'
import { cardOf, findShip, isFighting, shipOf } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { coursesInWake } from './followers.ts'

type WsGroupOrder = GroupOrder<State, Order>
type Plot = Of<Order, 'plot'>

/** The divisions of the seat, and its fleet where there are several. */
function formations(state: State, seat: Seat): Formation[] {
  const own = state.ships.filter(ship => ship.seat === seat && isFighting(ship))
  const divisions = [...Map.groupBy(own, ship => cardOf(state, ship).division).values()]
  const bodies = divisions.map(ships => bodyOf(state, 'division', ships))
  const all = divisions.length > 1 ? [...bodies, bodyOf(state, 'fleet', own)] : bodies
  return all.filter(({ pieces }) => pieces.length > 1)
}

function bodyOf(state: State, kind: 'division' | 'fleet', ships: readonly Ship[]): Formation {
  const leader = ships[0]?.id ?? ''
  const name = { key: `ws.body.${kind}`, values: { ship: shipName(state, leader) } }
  return { id: `${kind}-${leader}`, name, leader, pieces: ships.map(({ id }) => id) }
}

/** Where the plots lead that are written by then, those that follow in the wake among them. */
function leads({ state }: Group<State>, piece: string): Pose[] {
  return (coursesInWake(state).get(piece) ?? []).map(poseOnGround)
}

function placeOf(state: State, id: string): Pose | undefined {
  const ship = findShip(state, id)
  return ship && isFighting(ship) ? poseOnGround(ship) : undefined
}

/** [WS-089] Who follows nobody of the group goes where it is pointed, the others in the wake of the ship ahead. */
const follow: WsGroupOrder = {
  aim: 'place',
  kinds: ['plot'],
  inTurn: ({ start, pieces }) => [
    ...pieces.filter(piece => wakeOf(start, piece) === null),
    ...pieces.filter(piece => wakeOf(start, piece) !== null),
  ],
  leads,
  orders({ state, aim }, ship) {
    const wake = wakeOf(state, ship)
    if (aim.at !== 'place') return []
    const plot: Plot = { kind: 'plot', ship, plot: wake ?? '' }
    return [wake === null ? extended(state, plot, aim.x, aim.y) : plot]
  },
}

function wakeOf(state: State, id: string): string | null {
  const ship = findShip(state, id)
  return ship ? followingPlot(state, ship) : null
}

const together: WsGroupOrder = moveInFormation<State, Order>({
  kinds: ['plot'],
  placeOf,
  begin: (_state, _seat, ship) => ({ kind: 'plot', ship, plot: '' }),
  tool: {
    extend: (state, _seat, order, x, y) =>
      order.kind === 'plot' ? extended(state, order, x, y) : order,
  },
})

/** [WS-064] What each had in the last turn. */
const again: WsGroupOrder = {
  aim: 'nothing',
  kinds: ['plot'],
  leads,
  orders({ state }, ship) {
    const plot = findShip(state, ship)?.lastPlot ?? ''
    return plot === '' ? [] : [{ kind: 'plot', ship, plot }]
  },
}

/** [WS-246] As far ahead as each may go. */
const ahead: WsGroupOrder = {
  aim: 'nothing',
  kinds: ['plot'],
  orders: ({ state }, ship) => [
    { kind: 'plot', ship, plot: straightOn(limitsOf(state, shipOf(state, ship))) },
  ],
}

/** [WS-240] The sides that are to be loaded, with the same for all. */
function load(ammunition: AmmunitionId): WsGroupOrder {
  return {
    aim: 'nothing',
    kinds: ['load'],
    orders: ({ state, seat }, piece) => {
      const ship = shipOf(state, piece)
      return sidesToLoad(state, seat, ship, ammunition).map(({ side }) => ({
        kind: 'load',
        ship: piece,
        side,
        ammunition,
      }))
    },
  }
}

const hullFirst = { hull: 0, rigging: 1 } as const

/** [WS-154] Every side that bears on the target, at the hull where that is open. */
const fireAt: WsGroupOrder = {
  aim: 'piece',
  kinds: ['fire'],
  orders({ state, seat, aim }, piece) {
    if (aim.at !== 'piece') return []
    const ship = shipOf(state, piece)
    const fires = sides.flatMap(side =>
      firesOf(state, seat, ship, side)
        .filter(({ target }) => target === aim.piece)
        .toSorted((one, other) => hullFirst[one.aim] - hullFirst[other.aim])
        .slice(0, 1),
    )
    if (fires.length > 0) return fires
    return [{ kind: 'fire', ship: piece, side: 'port', target: aim.piece, aim: 'hull' }]
  },
}

export const command: Command<State, Order> = {
  formations,
  orders: {
    follow,
    together,
    ahead,
    again,
    ...Object.fromEntries(ammunitionIds.map(id => [id, load(id)])),
    fireAt,
  },
}
