import type { Dice, Seat } from '@grognard/umpire'
import type { Event } from './events.ts'
import { copy } from './copy.ts'
import { isOwnAffair } from './march/hold-ups.ts'
import { withoutReserves } from './reserves.ts'
import type { State, Unit } from './state.ts'
import { findUnit } from './units.ts'

/**
 * [BA-1.1.2-05] What the seat may know: not what the other side has written, before or after the
 * sheets are sealed, until a unit acts on it; nor what it declares until all have declared; nor
 * [BA-Q-71] who of it is still to arrive.
 */
export function glance(state: State, seat: Seat): State {
  const known = withoutReserves(state, seat)
  const isKnown = (row: { unit: string; isShown: boolean }) =>
    row.isShown || findUnit(state, row.unit)?.seat === seat
  return {
    ...known,
    sheets: known.sheets.filter(sheet => sheet.seat === seat),
    fires: known.fires.filter(isKnown),
    helpers: known.helpers.filter(isKnown),
    advances: known.advances.filter(isKnown),
    units: known.units.map(unit => unitSeen(unit, seat)),
  }
}

export function view(state: State, seat: Seat): State {
  return copy(glance(state, seat))
}

/** That an order failed is known, but not how it read. */
function unitSeen(unit: Unit, seat: Seat): Unit {
  if (unit.seat === seat || !unit.failedOrder) return unit
  return { ...unit, failedOrder: { ...unit.failedOrder, key: '' } }
}

/**
 * What is written or declared in secret, which orders are followed without a roll, and who finds no
 * room to arrive.
 */
const secrets: readonly Event['kind'][] = [
  'partWritten',
  'sheetErased',
  'partStruck',
  'orderFollowed',
  'fireDeclared',
  'helperDeclared',
  'advanceDeclared',
  'declarationTakenBack',
  'unitKeptOut',
]

/** [BA-1.1.2-05] [BA-Q-71] */
export function redact(event: Event, seat: Seat): Event | undefined {
  const isTold = !isSecret(event) || !('seat' in event) || event.seat === seat
  return isTold ? event : undefined
}

/** Why a march ends short is seen by all, unless only the written order tells that it does. */
function isSecret(event: Event): boolean {
  if (event.kind === 'marchHeldUp') return isOwnAffair(event.because)
  return secrets.includes(event.kind)
}

/**
 * A whole state that this view allows: the other side has written and declared nothing more, and
 * nobody of it is still to arrive.
 */
export function determinize(seen: State, _seat: Seat, _dice: Dice): State {
  return copy(seen)
}
