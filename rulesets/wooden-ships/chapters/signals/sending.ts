import type { Seat } from '@grognard/umpire'
import { atOnceWithin, signalLimits } from '../../book/tables/signals.ts'
import { isInCommand, leadersShip, tellsOfLoss } from '../../model/command.ts'
import { areEnemies, cardOf, findShip, isFighting, playerOf } from '../../model/ships.ts'
import type { Ship, Signal, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { canRepeat, legBetween, readersOf } from './sight.ts'

/** A message from ship to ship, with a repeater between them or none. */
export interface Sending {
  state: State
  seat: Seat
  from: Ship | undefined
  to: Ship | undefined
  by: Ship | null | undefined
  text: string
}

/** [WS-051] By rank, nation and year; [WS-191] who commands the fleet has an admiral's signals. */
export function mostWords(state: State, ship: Ship): number {
  const limits = signalLimits[state.options.signalMode]
  if (!isAdmirals(state, ship)) return limits.captain
  const isBritish = cardOf(state, ship).nation === 'british'
  return isBritish && state.rules.isAfter1803 ? limits.british : limits.admiral
}

function isAdmirals(state: State, ship: Ship): boolean {
  const { leaders } = cardOf(state, ship)
  if (ship.lostLeaders.length < leaders.length) return true
  const isFlagship = leadersShip(state, playerOf(state, ship.seat)) === ship
  return isFlagship && isPromoted(state, ship.seat) && isInCommand(state, ship.seat)
}

/** [WS-191] The fleet has come to him. */
function isPromoted({ commands }: State, seat: Seat): boolean {
  return commands.some(command => command.seat === seat)
}

/** [WS-048] */
export function hasSignalled({ signals, turn }: State, seat: Seat): boolean {
  return signals.some(signal => signal.seat === seat && signal.sentIn === turn)
}

/** [WS-049] [WS-050] Hexes of the whole path; null where the flags are not read at its end. */
function legsOf({ state, from, to, by }: Sending): number | null {
  if (!from || !to) return null
  if (!by) return legBetween(state, from, to)
  const first = legBetween(state, from, by)
  const second = legBetween(state, by, to)
  return first === null || second === null ? null : first + second
}

/** [WS-050] Nobody passes it on who cannot; the sender does not repeat himself. */
export function isWrongRepeater({ state, from, by }: Sending): boolean {
  if (by === null) return false
  return !by || !from || by === from || areEnemies(state, from, by) || !canRepeat(state, by)
}

/** [WS-049] Neither the ship that it is for nor a frigate that could send it on reads it. */
export function isUnread(sending: Sending): boolean {
  return legsOf(sending) === null && readersIn(sending).length === 0
}

/** [WS-050] The repeater counts only if she reads the sender. */
function shownBy({ state, from, by }: Sending): Ship[] {
  if (!from) return []
  return by && legBetween(state, from, by) !== null ? [from, by] : [from]
}

const readersIn = (sending: Sending) => readersOf(sending.state, shownBy(sending))

/** [WS-047] [WS-051] The flags go up; over a short path they are read at once. */
export function send(table: WsTable, sending: Sending): void {
  const { seat, from, to, text } = sending
  if (!from || !to) return
  const legs = legsOf(sending)
  const readers = legs === null ? readersIn(sending) : []
  table.emit({
    kind: 'signalMade',
    seat,
    from: from.id,
    to: to.id,
    text,
    path: shownBy(sending).map(({ id }) => id),
    readers,
    seen: seatsThatSee(table.state, seat, readers),
    isRead: legs !== null,
  })
  if (legs !== null && legs <= atOnceWithin) arrive(table, lastOf(table.state))
}

/** The signal that has just been made. */
function lastOf({ signals }: State): Signal {
  const last = signals.at(-1)
  if (last) return last
  throw new Error('No signal has been made.')
}

/** [WS-051] Its receiver has it; [WS-191] with the news of a leader's loss the fleet is his. */
export function arrive(table: WsTable, signal: Signal): void {
  const { seat, path, readers, seen } = signal
  const receiver = findShip(table.state, signal.to)?.seat ?? seat
  table.emit({
    kind: 'signalArrived',
    seat,
    receiver,
    signal: { ...signal, path: path.slice(), readers: readers.slice(), seen: seen.slice() },
  })
  const { fleet } = playerOf(table.state, seat)
  if (tellsOfLoss(signal.text) && playerOf(table.state, receiver).fleet === fleet)
    table.emit({ kind: 'commandPassed', fleet, seat: receiver, ship: signal.to })
}

/** [WS-047] The sender, and the commanders of frigates that may send it on. */
function seatsThatSee(state: State, seat: Seat, readers: readonly string[]): Seat[] {
  const seats = readers.flatMap(id => findShip(state, id)?.seat ?? [])
  return [...new Set([seat, ...seats])]
}

export function sendersOf(state: State, seat: Seat): Ship[] {
  return state.ships.filter(ship => ship.seat === seat && isFighting(ship))
}

export function repeatersFor(state: State, seat: Seat): Ship[] {
  const [own] = sendersOf(state, seat)
  if (!own) return []
  return state.ships.filter(ship => !areEnemies(state, own, ship) && canRepeat(state, ship))
}
