import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { berthsOf } from '../../book/tables/board.ts'
import type { Berth } from '../../book/tables/board.ts'
import { poseOf, shipAt } from '../../model/board.ts'
import { nameOf, shipNamed } from '../../model/names.ts'
import { findShip, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

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

/** [SOL-013] The last ship of a fleet lies in the last berth: there is nothing to ask. */
export function berthLastShips(table: SolTable): void {
  const { state } = table
  for (const { seat } of state.players) {
    const [last, ...others] = state.ships.filter(ship => isToBerth(ship, seat))
    if (!last || others.length > 0) continue
    const place = portOf(state, seat).find(({ x, y }) => !shipAt(state, x, y))
    if (place) moor(table, last, place)
  }
}

function moor(table: SolTable, { id, seat }: Ship, { x, y, heading }: Berth): void {
  table.emit({ kind: 'shipBerthed', seat, ship: id, x, y, heading })
}

interface Berthing {
  state: State
  seat: Seat
  ship: Ship | undefined
  berth: Berth | undefined
  most: number
}

const berthRefusals: SolRefusal<Berthing>[] = [
  refuse('SOL-013', 'sol.refuse.notToBerth', ({ seat, ship }) => !ship || !isToBerth(ship, seat)),
  refuse(
    'SOL-013',
    'sol.refuse.noBerth',
    ({ berth }) => !berth,
    ({ most }) => ({ most }),
  ),
  refuse(
    'SOL-013',
    'sol.refuse.berthTaken',
    ({ state, berth }) => berth !== undefined && shipAt(state, berth.x, berth.y) !== undefined,
  ),
]

export const berthShape = { ship: field.piece('ship'), berth: field.integer(1) }

export const berth: SolOrderRules<'berth'> = {
  shape: berthShape,
  judge(state, seat, order) {
    const port = portOf(state, seat)
    const ship = findShip(state, order.ship)
    const context = { state, seat, ship, berth: port[order.berth - 1], most: port.length }
    return judgeBy(berthRefusals, context)
  },
  execute(table, seat, order) {
    moor(table, shipOf(table.state, order.ship), berthAt(table.state, seat, order.berth))
  },
  /** Ship after ship: whoever wants another first may name it. */
  legalOrders(state, seat) {
    const ship = state.ships.find(row => isToBerth(row, seat))
    if (!ship) return []
    const port = portOf(state, seat)
    return port.flatMap((place, index) =>
      isAllowed(berthRefusals, { state, seat, ship, berth: place, most: port.length })
        ? [{ kind: 'berth' as const, ship: ship.id, berth: index + 1 }]
        : [],
    )
  },
  tool: {
    tool: 'list',
    leads: (state, seat, order) => [poseOf(berthAt(state, seat, order.berth))],
    label: (state, ship) => shipNamed(state, ship),
  },
  describe: (state, order) => ({
    key: 'sol.order.berth',
    values: { ship: nameOf(state, order.ship), berth: order.berth },
  }),
}

function berthAt(state: State, seat: Seat, berth: number): Berth {
  const place = portOf(state, seat)[berth - 1]
  if (!place) throw new RangeError(`There is no berth ${berth}.`)
  return place
}
