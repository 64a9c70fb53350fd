import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Choice, Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { stockSignals } from '../../book/tables/signals.ts'
import { shipName } from '../../model/names.ts'
import { areEnemies, findShip, isFighting } from '../../model/ships.ts'
import { hasColleague } from '../../model/command.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import {
  hasSignalled,
  isUnread,
  isWrongRepeater,
  mostWords,
  repeatersFor,
  send,
  sendersOf,
} from './sending.ts'
import type { Sending } from './sending.ts'
import { maySignalLoss } from './signal-loss.ts'
import { legBetween } from './sight.ts'

/** [WS-051] A word is a run of letters, or one number; so is a code flag. */
export const wordsIn = (text: string): number => text.match(/\p{L}+|\p{N}+/gu)?.length ?? 0

const refusals: readonly WsRefusal<Sending>[] = [
  stop(
    'WS-047',
    'ws.refuse.notYoursToSignal',
    ({ seat, from }) => from === undefined || from.seat !== seat || !isFighting(from),
  ),
  stop(
    'WS-047',
    'ws.refuse.signalToCommander',
    ({ state, seat, from, to }) =>
      !from || !to || !isFighting(to) || to.seat === seat || areEnemies(state, from, to),
  ),
  refuse('WS-048', 'ws.refuse.oneSignal', ({ state, seat }) => hasSignalled(state, seat)),
  refuse('WS-191', 'ws.refuse.lossFirst', ({ state, seat }) => maySignalLoss(state, seat)),
  refuse('WS-047', 'ws.refuse.emptySignal', ({ text }) => wordsIn(text) === 0),
  refuse(
    'WS-051',
    'ws.refuse.tooManyWords',
    ({ state, from, text }) => from !== undefined && wordsIn(text) > mostWords(state, from),
    ({ state, from }) => ({ most: from ? mostWords(state, from) : 0 }),
  ),
  refuse('WS-050', 'ws.refuse.noRepeater', isWrongRepeater),
  refuse('WS-049', 'ws.refuse.nobodyReads', isUnread),
]

type SignalOrder = Of<Order, 'signal'>

function sendingOf(state: State, seat: Seat, { from, to, by, text }: SignalOrder): Sending {
  return {
    state,
    seat,
    from: findShip(state, from),
    to: findShip(state, to),
    by: by === null ? null : findShip(state, by),
    text,
  }
}

export const signalShape = {
  from: field.piece('ship'),
  to: field.friend('ship'),
  by: field.orNothing(field.friend('ship')),
  text: field.text(120),
}

/** [WS-047] [WS-048] One message a turn from ship to ship of another commander, by flags that can be read. */
export const signal: WsOrderRules<'signal'> = {
  shape: signalShape,
  judge: (state, seat, order) => judgeBy(refusals, sendingOf(state, seat, order)),
  execute: (table, seat, order) => send(table, sendingOf(table.state, seat, order)),
  legalOrders: (state, seat) => signalsOpen(state, seat),
  tool: {
    tool: 'form',
    start: (state, seat) => signalsOpen(state, seat)[0] ?? blank,
    choices: (state, seat) => ({
      from: shipChoices(state, sendersOf(state, seat)),
      to: shipChoices(state, receiversFor(state, seat)),
      by: [{ value: null, label: { key: 'ws.signal.direct' } }, ...repeaterChoices(state, seat)],
    }),
    summary: (state, seat, order) => [
      {
        key: 'ws.signal.words',
        values: { words: wordsIn(order.text), most: mostOf(state, seat, order.from) },
      },
    ],
  },
  describe: (state, { from, to, by, text }) => ({
    key: by === null ? 'ws.order.signal' : 'ws.order.signalBy',
    values: {
      from: shipName(state, from),
      to: shipName(state, to),
      by: by === null ? '' : shipName(state, by),
      text,
    },
  }),
}

const blank: SignalOrder = { kind: 'signal', from: '', to: '', by: null, text: '' }

function mostOf(state: State, seat: Seat, from: string): number {
  const ship = findShip(state, from)
  return ship?.seat === seat ? mostWords(state, ship) : 0
}

function receiversFor(state: State, seat: Seat): Ship[] {
  const [own] = sendersOf(state, seat)
  if (!own) return []
  return state.ships.filter(
    ship => ship.seat !== seat && isFighting(ship) && !areEnemies(state, own, ship),
  )
}

function repeaterChoices(state: State, seat: Seat): Choice[] {
  return shipChoices(state, repeatersFor(state, seat))
}

function shipChoices(state: State, ships: readonly Ship[]): Choice[] {
  return ships.map(({ id }) => ({
    value: id,
    label: { key: 'ws.signal.ship', values: { ship: shipName(state, id) } },
  }))
}

/** Stock flags from the commander's own ship to the first of each other, through whichever repeater is needed. */
function signalsOpen(state: State, seat: Seat): SignalOrder[] {
  if (hasSignalled(state, seat) || maySignalLoss(state, seat)) return []
  const from = commandersShip(state, seat)
  if (!from) return []
  return firstOfEach(receiversFor(state, seat)).flatMap(to => {
    const by = legBetween(state, from, to) === null ? repeaterBetween(state, seat, from, to) : null
    return stockSignals
      .map(text => ({ kind: 'signal' as const, from: from.id, to: to.id, by, text }))
      .filter(order => isAllowed(refusals, sendingOf(state, seat, order)))
  })
}

function commandersShip(state: State, seat: Seat): Ship | undefined {
  const ships = sendersOf(state, seat)
  const flagship = state.players.find(player => player.seat === seat)?.flagship
  return ships.find(({ id }) => id === flagship) ?? ships[0]
}

function firstOfEach(ships: readonly Ship[]): Ship[] {
  return ships.filter((ship, at) => ships.findIndex(other => other.seat === ship.seat) === at)
}

function repeaterBetween(state: State, seat: Seat, from: Ship, to: Ship): string | null {
  const between = repeatersFor(state, seat).find(
    by =>
      by !== from &&
      by !== to &&
      legBetween(state, from, by) !== null &&
      legBetween(state, by, to) !== null,
  )
  return between?.id ?? null
}

/** [WS-002] [WS-047] Only where a fleet has several commanders is there anybody to signal to. */
export function maySignal(state: State, seat: Seat): boolean {
  return (
    isOn(state.options, 'signals') &&
    hasColleague(state, seat) &&
    signalsOpen(state, seat).length > 0
  )
}
