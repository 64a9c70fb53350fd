import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { shipName } from '../../model/names.ts'
import { areEnemies, findShip, isFighting, shipOf } from '../../model/ships.ts'
import type { Ship, Signal, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { canRepeat, canSendOn, legBetween } from './sight.ts'

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
      by !== undefined && signal !== undefined && wayFrom(state, by, signal) === null,
  ),
]

/** [WS-050] No ship more where the receiver reads her flags, else a repeater who passes them on in the same turn; null where nobody can. */
function wayFrom(state: State, by: Ship, { to, path }: Signal): string[] | null {
  const receiver = shipOf(state, to)
  if (legBetween(state, by, receiver) !== null) return []
  const via = state.ships.find(
    ship =>
      ship !== by &&
      ship.id !== to &&
      !path.includes(ship.id) &&
      !areEnemies(state, by, ship) &&
      canRepeat(state, ship) &&
      legBetween(state, by, ship) !== null &&
      legBetween(state, ship, receiver) !== null,
  )
  return via ? [via.id] : null
}

export const relayShape = { by: field.piece('ship'), from: field.friend('ship') }

/** [WS-050] In the next turn another frigate that could read the signal sends it on, through a repeater of that turn where one is needed. */
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
    const way = signal && wayFrom(table.state, shipOf(table.state, by), signal)
    if (!signal || !way) return
    const { to, seen } = signal
    const [via] = way
    table.emit({ kind: 'signalPassedOn', by, from, to, seen: seen.slice(), ...(via && { via }) })
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
