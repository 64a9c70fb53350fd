import type { Dice, Seat } from '@grognard/umpire'
import { copy } from './copy.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit } from './units.ts'

interface Figure {
  seat: Seat
  status: string
}

/** [BA-Q-71] What of the other side is still to arrive. */
function isHidden({ seat: owner, status }: Figure, seat: Seat): boolean {
  return status === 'waiting' && owner !== seat
}

/**
 * The state without the units and staff that the seat cannot know of; the very state where there are
 * none. It shares all else with the state given, so it is for reading.
 */
export function withoutReserves(state: State, seat: Seat): State {
  const isOpen = (figure: Figure) => !isHidden(figure, seat)
  if (state.units.every(isOpen) && state.staff.every(isOpen)) return state
  return { ...state, units: state.units.filter(isOpen), staff: state.staff.filter(isOpen) }
}

/**
 * Puts who has arrived at the end of the list and takes him from his place among those who wait, if
 * he has one: so state and views have the same order, and none tells how many are still to come.
 */
export function putLast<Some extends { id: string }>(list: Some[], arrived: Some): void {
  const at = list.findIndex(({ id }) => id === arrived.id)
  if (at >= 0) list.splice(at, 1)
  list.push(arrived)
}

/**
 * [BA-1.1.2-05] What the seat may know: not what the other side has written, before or after the
 * sheets are sealed, until a unit acts on it; nor what it declares until all have declared; nor
 * [BA-Q-71] who of it is still to arrive.
 */
export function sharedView(state: State, seat: Seat): State {
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
  return copy(sharedView(state, seat))
}

/** That an order failed is known, but not how it read. */
function unitSeen(unit: Unit, seat: Seat): Unit {
  if (unit.seat === seat || !unit.failedOrder) return unit
  return { ...unit, failedOrder: { ...unit.failedOrder, key: '' } }
}

/**
 * A whole state that this view allows: the other side has written and declared nothing more, and
 * nobody of it is still to arrive.
 */
export function determinize(seen: State, _seat: Seat, _dice: Dice): State {
  return copy(seen)
}
