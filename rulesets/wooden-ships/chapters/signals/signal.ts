import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Choice, Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { atOnceWithin, signalLimits, stockSignals } from '../../book/tables/signals.ts'
import { shipName } from '../../model/names.ts'
import { areEnemies, cardOf, findShip, isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { canRepeat, legBetween, readersOf } from './sight.ts'

/** A message from ship to ship, with a repeater between them or none. */
interface Sending {
  state: State
  seat: Seat
  from: Ship | undefined
  to: Ship | undefined
  by: Ship | null | undefined
  text: string
}

/** [WS-051] A word is a run of letters, or one number; so is a code flag. */
export const wordsIn = (text: string): number => text.match(/\p{L}+|\p{N}+/gu)?.length ?? 0

/** [WS-051] By rank, nation and year. */
function mostWords(state: State, ship: Ship): number {
  const limits = signalLimits[state.options.signalMode]
  const { leaders, nation } = cardOf(state, ship)
  if (ship.lostLeaders.length >= leaders.length) return limits.captain
  return nation === 'british' && state.rules.isAfter1803 ? limits.british : limits.admiral
}

/** [WS-048] */
function hasSignalled({ signals, turn }: State, seat: Seat): boolean {
  return signals.some(signal => signal.seat === seat && signal.sentIn === turn)
}

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
  refuse('WS-047', 'ws.refuse.emptySignal', ({ text }) => wordsIn(text) === 0),
  refuse(
    'WS-051',
    'ws.refuse.tooManyWords',
    ({ state, from, text }) => from !== undefined && wordsIn(text) > mostWords(state, from),
    ({ state, from }) => ({ most: from ? mostWords(state, from) : 0 }),
  ),
  refuse(
    'WS-050',
    'ws.refuse.noRepeater',
    ({ state, from, by }) =>
      by === undefined ||
      (by !== null &&
        (by === from || !from || areEnemies(state, from, by) || !canRepeat(state, by))),
  ),
  refuse(
    'WS-049',
    'ws.refuse.nobodyReads',
    sending => legsOf(sending) === null && readersIn(sending).length === 0,
  ),
]

/** [WS-049] [WS-050] Hexes of the whole path; null where the flags are not read at its end. */
function legsOf({ state, from, to, by }: Sending): number | null {
  if (!from || !to) return null
  if (!by) return legBetween(state, from, to)
  const first = legBetween(state, from, by)
  const second = legBetween(state, by, to)
  return first === null || second === null ? null : first + second
}

/** [WS-050] The repeater counts only if she reads the sender. */
function shownBy({ state, from, by }: Sending): Ship[] {
  if (!from) return []
  return by && legBetween(state, from, by) !== null ? [from, by] : [from]
}

const readersIn = (sending: Sending) => readersOf(sending.state, shownBy(sending))

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
  execute(table, seat, order) {
    const sending = sendingOf(table.state, seat, order)
    const { from, to } = sending
    if (!from || !to) return
    const legs = legsOf(sending)
    const readers = legs === null ? readersIn(sending) : []
    table.emit({
      kind: 'signalMade',
      seat,
      from: order.from,
      to: order.to,
      text: order.text,
      path: shownBy(sending).map(({ id }) => id),
      readers,
      seen: seatsThatSee(table.state, seat, readers),
      isRead: legs !== null,
    })
    if (legs !== null && legs <= atOnceWithin)
      table.emit({ kind: 'signalArrived', seat, receiver: to.seat, signal: lastOf(table.state) })
  },
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

/** The signal that has just been made. */
function lastOf({ signals }: State): State['signals'][number] {
  const last = signals.at(-1)
  if (last) return { ...last, path: last.path.slice(), readers: last.readers.slice() }
  throw new Error('No signal has been made.')
}

/** [WS-047] The sender, and the commanders of frigates that may send it on. */
function seatsThatSee(state: State, seat: Seat, readers: readonly string[]): Seat[] {
  const seats = readers.flatMap(id => findShip(state, id)?.seat ?? [])
  return [...new Set([seat, ...seats])]
}

function mostOf(state: State, seat: Seat, from: string): number {
  const ship = findShip(state, from)
  return ship?.seat === seat ? mostWords(state, ship) : 0
}

function sendersOf(state: State, seat: Seat): Ship[] {
  return state.ships.filter(ship => ship.seat === seat && isFighting(ship))
}

function receiversFor(state: State, seat: Seat): Ship[] {
  const [own] = sendersOf(state, seat)
  if (!own) return []
  return state.ships.filter(
    ship => ship.seat !== seat && isFighting(ship) && !areEnemies(state, own, ship),
  )
}

function repeatersFor(state: State, seat: Seat): Ship[] {
  const [own] = sendersOf(state, seat)
  if (!own) return []
  return state.ships.filter(ship => !areEnemies(state, own, ship) && canRepeat(state, ship))
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
  if (hasSignalled(state, seat)) return []
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

export function hasColleague({ players }: State, seat: Seat): boolean {
  const fleet = players.find(player => player.seat === seat)?.fleet
  return players.some(player => player.seat !== seat && player.fleet === fleet)
}
