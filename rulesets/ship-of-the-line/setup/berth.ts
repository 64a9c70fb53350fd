import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { SolOrderRules, SolRefusal } from '../rules.ts'
import { findShip, shipAt } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { berthsOf } from '../tables/board.ts'
import type { Berth } from '../tables/board.ts'

/** [SOL-013] The berths of a seat's port: the first player's in the south, the second's in the north. */
export function portOf(state: State, seat: Seat): Berth[] {
  const ships = state.ships.filter(ship => ship.firstSeat === seat).length
  return berthsOf(state.order[0] === seat ? 'a' : 'b', ships, state)
}

/** [SOL-013] The owner assigns his ships to berths, one at a time. */
export function hasToBerth(state: State, seat: Seat): readonly Seat[] {
  return state.ships.some(ship => isToBerth(ship, seat)) ? [seat] : []
}

const isToBerth = (ship: Ship, seat: Seat) => ship.seat === seat && ship.status === 'inPort'

export function areAllBerthed(state: State): boolean {
  return state.ships.every(ship => ship.status !== 'inPort')
}

interface Berthing {
  state: State
  seat: Seat
  ship: Ship | undefined
  berth: Berth | undefined
  most: number
}

const berthRefusals: SolRefusal<Berthing>[] = [
  {
    rule: 'SOL-013',
    message: 'sol.refuse.notToBerth',
    when: ({ seat, ship }) => !ship || !isToBerth(ship, seat),
  },
  {
    rule: 'SOL-013',
    message: 'sol.refuse.noBerth',
    values: ({ most }) => ({ most }),
    when: ({ berth }) => !berth,
  },
  {
    rule: 'SOL-013',
    message: 'sol.refuse.berthTaken',
    when: ({ state, berth }) =>
      berth !== undefined && shipAt(state, berth.x, berth.y) !== undefined,
  },
]

export const berth: SolOrderRules<'berth'> = {
  shape: { ship: { type: 'text' }, berth: { type: 'integer', from: 1 } },
  judge(state, seat, order) {
    const port = portOf(state, seat)
    const ship = findShip(state, order.ship)
    const situation = { state, seat, ship, berth: port[order.berth - 1], most: port.length }
    return judgeBy(berthRefusals, situation)
  },
  carryOut(table, seat, order) {
    const place = portOf(table.state, seat)[order.berth - 1]
    if (!place) throw new RangeError(`There is no berth ${order.berth}.`)
    const { x, y, heading } = place
    table.happen({ kind: 'shipBerthed', seat, ship: order.ship, x, y, heading })
  },
  offers(state, seat) {
    const ship = state.ships.find(row => isToBerth(row, seat))
    if (!ship) return []
    return portOf(state, seat).flatMap((place, index) =>
      shipAt(state, place.x, place.y)
        ? []
        : [{ kind: 'berth' as const, ship: ship.id, berth: index + 1 }],
    )
  },
  tool: { tool: 'list', piece: order => order.ship },
  tell: (state, order) => ({
    key: 'sol.order.berth',
    values: { number: findShip(state, order.ship)?.number ?? 0, berth: order.berth },
  }),
}
