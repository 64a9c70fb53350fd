import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import {
  commanderOf,
  hasColleague,
  hasRegularLeader,
  hasShips,
  heirOf,
  isLeaderGone,
  leadersShip,
  owesCommand,
  unhurtLeader,
} from '../../model/command.ts'
import { shipName } from '../../model/names.ts'
import { findShip, isFighting, playerOf, seatsThat, shipOf } from '../../model/ships.ts'
import type { Player, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { sendersOf } from './sending.ts'

/** A player who would go on as the leader aboard a ship. */
interface Taking {
  state: State
  seat: Seat
  ship: Ship | undefined
}

const refusals: readonly WsRefusal<Taking>[] = [
  stop(
    'WS-191',
    'ws.refuse.leaderUnhurt',
    ({ state, seat }) => !playerOf(state, seat).isLeaderless,
  ),
  stop(
    'WS-191',
    'ws.refuse.notYoursToLead',
    ({ seat, ship }) => ship === undefined || ship.seat !== seat || !isFighting(ship),
  ),
  refuse(
    'WS-192',
    'ws.refuse.replacementOnly',
    ({ state, seat, ship }) =>
      ship !== undefined &&
      !hasRegularLeader(state, ship) &&
      sendersOf(state, seat).some(other => hasRegularLeader(state, other)),
  ),
]

export const takeLeaderShape = { ship: field.piece('ship') }

/** [WS-191] [WS-192] Who has lost his leader keeps his ships and plays another, a replacement only where no regular one is left. */
export const takeLeader: WsOrderRules<'takeLeader'> = {
  shape: takeLeaderShape,
  judge: (state, seat, { ship }) => judgeBy(refusals, { state, seat, ship: findShip(state, ship) }),
  execute(table, seat, { ship }) {
    const leader = unhurtLeader(table.state, shipOf(table.state, ship))
    table.emit({ kind: 'leaderTaken', seat, ship, leader })
    if (!isOn(table.state.options, 'signals')) passOn(table, seat)
  },
  legalOrders: (state, seat) => leadersOpen(state, seat),
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, { ship }) => ({
    key: 'ws.order.takeLeader',
    values: { ship: shipName(state, ship) },
  }),
}

function leadersOpen(state: State, seat: Seat): Of<Order, 'takeLeader'>[] {
  return sendersOf(state, seat)
    .filter(ship => isAllowed(refusals, { state, seat, ship }))
    .map(({ id }) => ({ kind: 'takeLeader', ship: id }))
}

/** [WS-191] [WS-002] Whoever has lost the leader he plays, where a fleet has several commanders. */
export function findLeadersLost(table: WsTable): void {
  const { state } = table
  if (!isOn(state.options, 'leaderCasualties')) return
  for (const player of state.players)
    if (hasColleague(state, player.seat) && !player.isLeaderless && isLeaderGone(state, player))
      missLeader(table, player)
  for (const { seat } of state.players)
    if (owesCommand(state, seat) && !hasShips(state, seat)) passOn(table, seat)
}

function missLeader(table: WsTable, player: Player): void {
  const { state } = table
  const { seat, fleet, leader } = player
  const ship = leadersShip(state, player) ?? state.ships.find(other => other.prize?.owner === seat)
  if (!ship) return
  const isOwed = commanderOf(state, fleet) === seat && heirOf(state, seat) !== undefined
  table.emit({ kind: 'leaderMissed', seat, ship: ship.id, leader, isOwed })
}

/** [WS-191] Without a ship to signal from, or without signals, the next takes over at once. */
function passOn(table: WsTable, seat: Seat): void {
  const { state } = table
  const heir = heirOf(state, seat)
  if (!heir || !owesCommand(state, seat)) return
  const ship = leadersShip(state, heir) ?? sendersOf(state, heir.seat)[0]
  if (ship) table.emit({ kind: 'commandPassed', fleet: heir.fleet, seat: heir.seat, ship: ship.id })
}

/** [WS-191] Who is left with ships and without a leader. */
export function seatsWithoutLeader(state: State): readonly Seat[] {
  return seatsThat(state, mayTakeLeader)
}

function mayTakeLeader(state: State, seat: Seat): boolean {
  return playerOf(state, seat).isLeaderless && leadersOpen(state, seat).length > 0
}
