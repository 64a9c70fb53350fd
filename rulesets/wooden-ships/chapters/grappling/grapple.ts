import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { grappleOn } from '../../book/tables/melee.ts'
import { shipName } from '../../model/names.ts'
import {
  areAdjacent,
  doesResist,
  findShip,
  isFighting,
  isOnSea,
  riggingSectionsLost,
  shipOf,
} from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A ship that throws grapnels at another. */
interface Grappling {
  state: State
  seat: Seat
  ship: Ship | undefined
  target: Ship | undefined
}

const refusals: readonly WsRefusal<Grappling>[] = [
  stop(
    'WS-116',
    'ws.refuse.notYourCrew',
    ({ seat, ship }) => ship === undefined || ship.seat !== seat || !isFighting(ship),
  ),
  stop(
    'WS-116',
    'ws.refuse.nobodyToGrapple',
    ({ ship, target }) => target === undefined || target === ship || !isOnSea(target),
  ),
  stop(
    'WS-116',
    'ws.refuse.notAdjacent',
    ({ ship, target }) => ship !== undefined && target !== undefined && !areNear(ship, target),
  ),
  refuse('WS-116', 'ws.refuse.hasTriedToGrapple', ({ state, ship, target }) =>
    state.grapplesTried.some(tried => tried.ship === ship?.id && tried.target === target?.id),
  ),
]

/** Far ships are ruled out before distances are worked out. */
function areNear(one: Ship, other: Ship): boolean {
  return areClose(one, other) && areAdjacent(one, other)
}

function areClose(one: Ship, other: Ship): boolean {
  return Math.abs(one.q - other.q) <= 3 && Math.abs(one.r - other.r) <= 3
}

/** [WS-116] [WS-117] The die that holds: one more for each of the two that made no hex forward and no turn. */
export function holdsOn(ship: Ship, target: Ship): number {
  return grappleOn + (ship.hasMoved ? 0 : 1) + (target.hasMoved ? 0 : 1)
}

export const grappleShape = { ship: field.piece('ship'), target: field.target('ship') }

/** [WS-116] [WS-118] Once a turn at each adjacent ship; friends need no die. */
export const grapple: WsOrderRules<'grapple'> = {
  shape: grappleShape,
  judge: (state, seat, order) =>
    judgeBy(refusals, {
      state,
      seat,
      ship: findShip(state, order.ship),
      target: findShip(state, order.target),
    }),
  execute(table, _seat, { ship: id, target: targetId }) {
    const [ship, target] = [shipOf(table.state, id), shipOf(table.state, targetId)]
    const die = doesResist(table.state, ship, target) ? table.roll(6, 'WS-116') : null
    const holds = die === null || die <= holdsOn(ship, target)
    table.emit({ kind: 'grappleTried', ship: id, target: targetId, die, holds })
  },
  legalOrders: (state, seat) => grapplesOpen(state, seat),
  sample(state, seat, dice) {
    const open = grapplesOpen(state, seat)
    return open.length === 0 ? undefined : open[dice.roll(open.length) - 1]
  },
  tool: { tool: 'list', piece: ({ ship }) => ship, target: ({ target }) => target },
  describe: (state, order) => ({
    key: 'ws.order.grapple',
    values: { ship: shipName(state, order.ship), target: shipName(state, order.target) },
  }),
}

type GrappleOrder = Of<Order, 'grapple'>

function grapplesOpen(state: State, seat: Seat): GrappleOrder[] {
  const open: GrappleOrder[] = []
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isFighting(ship)) continue
    for (const target of state.ships)
      if (areClose(ship, target) && isAllowed(refusals, { state, seat, ship, target }))
        open.push({ kind: 'grapple', ship: ship.id, target: target.id })
  }
  return open
}

/** [WS-116] An enemy could be grappled, [WS-108] or a friend in need of a tow. */
export function mayGrappleMore(state: State, seat: Seat): boolean {
  for (const ship of state.ships)
    if (ship.seat === seat && isFighting(ship) && hasToGrapple(state, seat, ship)) return true
  return false
}

function hasToGrapple(state: State, seat: Seat, ship: Ship): boolean {
  for (const target of state.ships)
    if (areClose(ship, target) && isWorthAsking(state, ship, target))
      if (isAllowed(refusals, { state, seat, ship, target })) return true
  return false
}

/** A friend that sails as well as ever needs no line; no commander is asked about a whole column every turn. */
function isWorthAsking(state: State, ship: Ship, target: Ship): boolean {
  return doesResist(state, ship, target) || isLame(ship) || isLame(target)
}

function isLame(ship: Ship): boolean {
  return !isFighting(ship) || ship.aground > 0 || riggingSectionsLost(ship) > 0
}
