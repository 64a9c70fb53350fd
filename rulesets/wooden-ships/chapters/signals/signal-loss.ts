import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { heirOf, leadersShip, owesCommand } from '../../model/command.ts'
import { shipName } from '../../model/names.ts'
import { findShip, isFighting, playerOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import {
  hasSignalled,
  isUnread,
  isWrongRepeater,
  repeatersFor,
  send,
  sendersOf,
} from './sending.ts'
import type { Sending } from './sending.ts'
import { legBetween } from './sight.ts'

const refusals: readonly WsRefusal<Sending>[] = [
  stop(
    'WS-191',
    'ws.refuse.nothingToHandOver',
    ({ state, seat }) => !owesCommand(state, seat) || playerOf(state, seat).isLeaderless,
  ),
  stop(
    'WS-191',
    'ws.refuse.nobodyToHandTo',
    ({ from, to }) => !from || !to || !isFighting(from) || !isFighting(to),
  ),
  refuse('WS-048', 'ws.refuse.oneSignal', ({ state, seat }) => hasSignalled(state, seat)),
  refuse('WS-050', 'ws.refuse.noRepeater', isWrongRepeater),
  refuse('WS-049', 'ws.refuse.nobodyReads', isUnread),
]

/** The ship whose flags the next in seniority reads: the new flagship herself, or a repeater. */
export const signalLossShape = { by: field.friend('ship') }

/** [WS-191] From the new leader's ship to the next in seniority, who commands the fleet as soon as it has come. */
function lossOf(state: State, seat: Seat, by: string): Sending {
  const heir = heirOf(state, seat)
  const from = leadersShip(state, playerOf(state, seat))
  return {
    state,
    seat,
    from,
    to: heir && receiverOf(state, heir.seat),
    by: by === from?.id ? null : findShip(state, by),
    text: '',
  }
}

function receiverOf(state: State, heir: Seat): Ship | undefined {
  const ship = leadersShip(state, playerOf(state, heir))
  const isThere = ship?.seat === heir && isFighting(ship)
  return isThere ? ship : sendersOf(state, heir)[0]
}

/** [WS-191] The one message of the turn, until the fleet has been handed over. */
export const signalLoss: WsOrderRules<'signalLoss'> = {
  shape: signalLossShape,
  judge: (state, seat, { by }) => judgeBy(refusals, lossOf(state, seat, by)),
  execute: (table, seat, { by }) => send(table, lossOf(table.state, seat, by)),
  legalOrders: (state, seat) => lossesOpen(state, seat),
  tool: { tool: 'list', piece: ({ by }) => by },
  describe: (state, { by }) => ({
    key: isFlagship(state, by) ? 'ws.order.signalLoss' : 'ws.order.signalLossBy',
    values: { by: shipName(state, by) },
  }),
}

const isFlagship = ({ players }: State, id: string) =>
  players.some(({ flagship }) => flagship === id)

/** By the flags themselves where they are read, else through each repeater that brings them there, else for frigates to send on. */
function lossesOpen(state: State, seat: Seat): Of<Order, 'signalLoss'>[] {
  if (!owesCommand(state, seat)) return []
  const own = leadersShip(state, playerOf(state, seat))
  if (!own) return []
  const repeaters = repeatersFor(state, seat).filter(ship => ship !== own)
  return [own, ...repeaters]
    .map(({ id }) => id)
    .filter(by => isAllowed(refusals, lossOf(state, seat, by)))
    .filter(by => by === own.id || brings(lossOf(state, seat, by)))
    .map(by => ({ kind: 'signalLoss', by }))
}

function brings({ state, from, to, by }: Sending): boolean {
  if (!from || !to || !by) return false
  return legBetween(state, from, by) !== null && legBetween(state, by, to) !== null
}

/** [WS-191] [WS-002] */
export function maySignalLoss(state: State, seat: Seat): boolean {
  if (state.commands.length === 0 || !isOn(state.options, 'signals')) return false
  return lossesOpen(state, seat).length > 0
}
