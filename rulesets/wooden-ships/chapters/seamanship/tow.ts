import { isSameHex, hexTowards } from '@grognard/geometry/hex/hex.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { shipName } from '../../model/names.ts'
import {
  areEnemies,
  bondBetween,
  findShip,
  isFighting,
  isOnSea,
  shipOf,
  sternOf,
} from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { towedBehind } from '../../model/tows.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A line that is to be passed from ship to ship. */
interface Passing {
  state: State
  seat: Seat
  ship: Ship | undefined
  towed: Ship | undefined
}

/** [WS-108] She tows one ship, and one tows her; a chain that ends where it begins moves nothing. */
function isTied({ state, ship, towed }: Passing): boolean {
  if (!ship || !towed) return false
  const hasOther = state.tows.some(tow => tow.tower === ship.id || tow.towed === towed.id)
  return hasOther || towedBehind(state, towed.id).includes(ship.id)
}

/** [WS-108] Grappled and not fouled. */
function isGrappled({ state, ship, towed }: Passing): boolean {
  const bond = ship && towed && bondBetween(state, ship.id, towed.id)
  return bond !== undefined && bond.grapples > 0 && !bond.isFouled
}

const refusals: readonly WsRefusal<Passing>[] = [
  stop(
    'WS-108',
    'ws.refuse.notYoursToTow',
    ({ seat, ship }) => ship === undefined || ship.seat !== seat || !isFighting(ship),
  ),
  stop('WS-108', 'ws.refuse.noTowing', ({ state }) => !isOn(state.options, 'towing')),
  stop(
    'WS-108',
    'ws.refuse.towFriends',
    ({ state, ship, towed }) =>
      !ship || !towed || ship === towed || !isOnSea(towed) || areEnemies(state, ship, towed),
  ),
  refuse('WS-108', 'ws.refuse.grappleFirst', passing => !isGrappled(passing)),
  refuse(
    'WS-108',
    'ws.refuse.notBeforeHerBow',
    ({ ship, towed }) =>
      ship !== undefined &&
      towed !== undefined &&
      !isSameHex(hexTowards(towed, towed.heading), sternOf(ship)),
  ),
  refuse('WS-108', 'ws.refuse.towedAlready', isTied),
]

export const takeTowShape = { ship: field.piece('ship'), towed: field.friend('ship') }

/** [WS-108] A friend whose bow points at her stern, and who is grappled to her, is taken in tow. */
export const takeTow: WsOrderRules<'takeTow'> = {
  shape: takeTowShape,
  judge: (state, seat, order) =>
    judgeBy(refusals, {
      state,
      seat,
      ship: findShip(state, order.ship),
      towed: findShip(state, order.towed),
    }),
  execute(table, _seat, { ship, towed }) {
    const { q, r } = sternOf(shipOf(table.state, ship))
    table.emit({ kind: 'towTaken', ship, towed, q, r })
  },
  legalOrders: (state, seat) => towsOpen(state, seat),
  tool: { tool: 'list', piece: ({ ship }) => ship, target: ({ towed }) => towed },
  describe: (state, order) => ({
    key: 'ws.order.takeTow',
    values: { ship: shipName(state, order.ship), towed: shipName(state, order.towed) },
  }),
}

/** A tow needs a grapple, so only ships that hang together are looked at. */
function towsOpen(state: State, seat: Seat): Of<Order, 'takeTow'>[] {
  return state.bonds.flatMap(({ one, other }) =>
    [
      { ship: one, towed: other },
      { ship: other, towed: one },
    ]
      .filter(({ ship, towed }) =>
        isAllowed(refusals, {
          state,
          seat,
          ship: findShip(state, ship),
          towed: findShip(state, towed),
        }),
      )
      .map(pair => ({ kind: 'takeTow' as const, ...pair })),
  )
}

/** [WS-108] */
export function mayTakeTow(state: State, seat: Seat): boolean {
  return state.bonds.length > 0 && towsOpen(state, seat).length > 0
}
