import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { shipName } from '../../model/names.ts'
import { findShip, isFighting, shipOf } from '../../model/ships.ts'
import type { Ship, Signal, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { canSendOn, legBetween } from './sight.ts'

/** A frigate that sends on what was signalled in the turn before. */
interface Relaying {
  state: State
  seat: Seat
  by: Ship | undefined
  signal: Signal | undefined
}

/** [WS-050] Of the turn before, and not read yet by the ship that it is for. */
function signalFrom({ signals, turn }: State, from: string): Signal | undefined {
  return signals.find(one => one.from === from && one.sentIn === turn - 1 && !one.isRead)
}

const refusals: readonly WsRefusal<Relaying>[] = [
  stop(
    'WS-047',
    'ws.refuse.notYoursToSignal',
    ({ seat, by }) => by === undefined || by.seat !== seat || !isFighting(by),
  ),
  stop('WS-050', 'ws.refuse.nothingToRelay', ({ signal }) => signal === undefined),
  refuse(
    'WS-050',
    'ws.refuse.cannotSendOn',
    ({ state, by, signal }) =>
      by !== undefined && signal !== undefined && !canSendOn(state, by, signal),
  ),
  refuse(
    'WS-049',
    'ws.refuse.nobodyReads',
    ({ state, by, signal }) =>
      by !== undefined &&
      signal !== undefined &&
      legBetween(state, by, shipOf(state, signal.to)) === null,
  ),
]

export const relayShape = { by: field.piece('ship'), from: field.friend('ship') }

/** [WS-050] In the next turn another frigate that could read the signal sends it on. */
export const relay: WsOrderRules<'relay'> = {
  shape: relayShape,
  judge: (state, seat, order) =>
    judgeBy(refusals, {
      state,
      seat,
      by: findShip(state, order.by),
      signal: signalFrom(state, order.from),
    }),
  execute(table, _seat, { by, from }) {
    const signal = signalFrom(table.state, from)
    if (signal) table.emit({ kind: 'signalPassedOn', by, from, to: signal.to, seen: signal.seen })
  },
  legalOrders: (state, seat) => relaysOpen(state, seat),
  tool: { tool: 'list', piece: ({ by }) => by },
  describe: (state, { by, from }) => ({
    key: 'ws.order.relay',
    values: { by: shipName(state, by), from: shipName(state, from) },
  }),
}

function relaysOpen(state: State, seat: Seat): Of<Order, 'relay'>[] {
  return state.signals.flatMap(({ from, readers }) =>
    readers
      .filter(by =>
        isAllowed(refusals, {
          state,
          seat,
          by: findShip(state, by),
          signal: signalFrom(state, from),
        }),
      )
      .map(by => ({ kind: 'relay' as const, by, from })),
  )
}

export function mayRelay(state: State, seat: Seat): boolean {
  return state.signals.length > 0 && relaysOpen(state, seat).length > 0
}
