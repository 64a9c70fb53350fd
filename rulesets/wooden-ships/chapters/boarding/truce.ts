import { field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { shipName } from '../../model/names.ts'
import { findShip, shipOf, isInMelee } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refused, stop } from '../../words.ts'

interface Offering {
  state: State
  seat: Seat
  ship: Ship
  isOffered: boolean
}

const refusals: readonly WsRefusal<Offering>[] = [
  stop(
    'WS-231',
    'ws.refuse.noMeleeToEnd',
    ({ state, seat, ship }) => ship.seat !== seat || !isInMelee(state, ship.id),
  ),
  stop(
    'WS-231',
    'ws.refuse.truceStandsSo',
    ({ ship, isOffered }) => ship.offersTruce === isOffered,
  ),
]

export const truceShape = { ship: field.piece('ship'), isOffered: field.yesNo }

/** [WS-231] A melee ends where both sides would have it end; what a commander offers nobody else is told. */
export const truce: WsOrderRules<'truce'> = {
  shape: truceShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-231', 'ws.refuse.noMeleeToEnd')
    return judgeBy(refusals, { state, seat, ship, isOffered: order.isOffered })
  },
  execute: (table, seat, { ship, isOffered }) =>
    table.emit({ kind: 'truceOffered', seat, ship, isOffered }),
  legalOrders: (state, seat) =>
    shipsInMelee(state, seat).map(({ id, offersTruce }) => ({
      kind: 'truce',
      ship: id,
      isOffered: !offersTruce,
    })),
  tool: { tool: 'list', piece: order => order.ship, isRare: () => true },
  describe: (state, { ship, isOffered }) => ({
    key: isOffered ? 'ws.order.truce.offered' : 'ws.order.truce.withdrawn',
    values: { ship: shipName(state, ship) },
  }),
}

export function shipsInMelee(state: State, seat: Seat): Ship[] {
  if (state.melees.length === 0) return []
  return state.ships.filter(ship => ship.seat === seat && isInMelee(state, ship.id))
}

/** [WS-231] Where all who fight for a ship agree, they part before they come to blows again. */
export function endByTruce(table: WsTable): void {
  const { state } = table
  if (state.melees.length === 0) return
  for (const { ship, attackers, isOver } of state.melees.slice()) {
    const all = [ship, ...attackers].map(id => shipOf(state, id))
    if (!isOver && all.every(one => one.offersTruce))
      table.emit({ kind: 'meleeBrokenOff', ship, attackers: attackers.slice() })
  }
}
