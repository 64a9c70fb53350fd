import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { looseOn } from '../../book/tables/melee.ts'
import { side } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import {
  bondBetween,
  doesResist,
  findShip,
  isFighting,
  seatsThat,
  shipOf,
} from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Bond, Ship, Side, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A ship that tries to come free of another. */
interface Loosening {
  seat: Seat
  ship: Ship | undefined
  bond: Bond | undefined
}

const isOwn = ({ seat, ship }: Loosening) =>
  ship !== undefined && ship.seat === seat && isFighting(ship)

const ownShip: WsRefusal<Loosening> = stop('WS-115', 'ws.refuse.notYourCrew', one => !isOwn(one))

const unfoulRefusals: readonly WsRefusal<Loosening>[] = [
  ownShip,
  stop('WS-115', 'ws.refuse.notFouled', ({ bond }) => !bond?.isFouled),
  refuse(
    'WS-115',
    'ws.refuse.hasTriedToUnfoul',
    ({ ship, bond }) => ship !== undefined && (bond?.unfoulTried.includes(ship.id) ?? false),
  ),
]

const ungrappleRefusals: readonly WsRefusal<Loosening>[] = [
  ownShip,
  stop('WS-119', 'ws.refuse.notGrappled', ({ bond }) => !bond || bond.grapples === 0),
  refuse(
    'WS-119',
    'ws.refuse.hasTriedEachGrapple',
    ({ ship, bond }) =>
      ship !== undefined &&
      bond !== undefined &&
      bond.ungrappleTried.filter(id => id === ship.id).length >= bond.grapples,
  ),
]

function contextOf(state: State, seat: Seat, ship: string, other: string): Loosening {
  return { seat, ship: findShip(state, ship), bond: bondBetween(state, ship, other) }
}

export const pairShape = { ship: field.piece('ship'), other: field.target('ship') }

interface Pair {
  ship: string
  other: string
}

/** The pairs in which the seat may try. */
function pairsFor(
  state: State,
  seat: Seat,
  refusals: readonly WsRefusal<Loosening>[],
): readonly Pair[] {
  if (state.bonds.length === 0) return noPairs
  return state.bonds.flatMap(({ one, other }) =>
    [
      { ship: one, other },
      { ship: other, other: one },
    ].filter(pair => judgeBy(refusals, contextOf(state, seat, pair.ship, pair.other)).allowed),
  )
}

const noPairs: readonly Pair[] = []

const pairOf = (state: State, { ship, other }: Pair) => ({
  ship: shipName(state, ship),
  other: shipName(state, other),
})

/** [WS-115] Each owner may roll once for a fouled pair; 1 or 2 frees it. */
export const unfoul: WsOrderRules<'unfoul'> = {
  shape: pairShape,
  judge: (state, seat, { ship, other }) =>
    judgeBy(unfoulRefusals, contextOf(state, seat, ship, other)),
  execute(table, _seat, { ship, other }) {
    const die = table.roll(6, 'WS-115')
    table.emit({ kind: 'unfoulTried', ship, other, die, isFree: die <= looseOn })
  },
  legalOrders: (state, seat) =>
    pairsFor(state, seat, unfoulRefusals).map(pair => ({ kind: 'unfoul', ...pair })),
  tool: { tool: 'list', piece: ({ ship }) => ship, target: ({ other }) => other },
  describe: (state, order) => ({ key: 'ws.order.unfoul', values: pairOf(state, order) }),
}

/** [WS-119] Once for each grapple and turn; 1 or 2 loosens it, and friends let go at once. */
export const ungrapple: WsOrderRules<'ungrapple'> = {
  shape: pairShape,
  judge: (state, seat, { ship, other }) =>
    judgeBy(ungrappleRefusals, contextOf(state, seat, ship, other)),
  execute(table, _seat, { ship, other }) {
    const { state } = table
    const isFoe = doesResist(state, shipOf(state, ship), shipOf(state, other))
    const die = isFoe ? table.roll(6, 'WS-119') : null
    table.emit({
      kind: 'ungrappleTried',
      ship,
      other,
      die,
      isLoose: die === null || die <= looseOn,
    })
  },
  legalOrders: (state, seat) =>
    pairsFor(state, seat, ungrappleRefusals).map(pair => ({ kind: 'ungrapple', ...pair })),
  tool: { tool: 'list', piece: ({ ship }) => ship, target: ({ other }) => other },
  describe: (state, order) => ({ key: 'ws.order.ungrapple', values: pairOf(state, order) }),
}

/** A crew that hacks at a mast alongside. */
interface Hacking {
  seat: Seat
  ship: Ship | undefined
  side: Side
}

const hackRefusals: readonly WsRefusal<Hacking>[] = [
  stop(
    'WS-211',
    'ws.refuse.notYourCrew',
    ({ seat, ship }) => ship === undefined || ship.seat !== seat || !isFighting(ship),
  ),
  stop('WS-211', 'ws.refuse.noMastHangs', ({ ship, side: at }) => ship?.hanging[at] === 0),
  refuse('WS-211', 'ws.refuse.hasHacked', ({ ship }) => ship?.hasHacked ?? false),
]

export const cutMastShape = { ship: field.piece('ship'), side }

/** [WS-211] [WS-215] One try a turn, one mast at a time; 1 or 2 cuts it away. */
export const cutMast: WsOrderRules<'cutMast'> = {
  shape: cutMastShape,
  judge: (state, seat, order) =>
    judgeBy(hackRefusals, { seat, ship: findShip(state, order.ship), side: order.side }),
  execute(table, _seat, order) {
    const die = table.roll(6, 'WS-211')
    const { ship, side: at } = order
    table.emit({ kind: 'mastHacked', ship, side: at, die, isClear: die <= looseOn })
  },
  legalOrders: (state, seat) =>
    state.ships.flatMap(ship =>
      sides
        .filter(at => ship.hanging[at] > 0 && isAllowed(hackRefusals, { seat, ship, side: at }))
        .map(at => ({ kind: 'cutMast' as const, ship: ship.id, side: at })),
    ),
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, order) => ({
    key: 'ws.order.cutMast',
    values: { ship: shipName(state, order.ship), side: { key: `ws.side.${order.side}` } },
  }),
}

/** [WS-115] [WS-211] Seats with a fouled ship or a mast alongside. */
export function seatsToUnfoul(state: State): readonly Seat[] {
  return seatsThat(state, mayUnfoulMore)
}

export function mayUnfoulMore(state: State, seat: Seat): boolean {
  return (
    pairsFor(state, seat, unfoulRefusals).length > 0 ||
    (haveMastsHanging(state) && cutMast.legalOrders(state, seat).length > 0)
  )
}

function haveMastsHanging({ ships }: State): boolean {
  for (const { hanging } of ships) if (hanging.port > 0 || hanging.starboard > 0) return true
  return false
}

/** [WS-119] */
export function seatsToUngrapple(state: State): readonly Seat[] {
  return seatsThat(state, mayUngrappleMore)
}

export function mayUngrappleMore(state: State, seat: Seat): boolean {
  return pairsFor(state, seat, ungrappleRefusals).length > 0
}
