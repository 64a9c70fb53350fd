import { isHullWithin } from '@grognard/geometry'
import type { Value } from '@grognard/umpire'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import type { Staff, State, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'

/** A staff figure's name for messages: an orderly is known by his chief. */
export function staffNameOf(state: State, { kind, name, over }: Staff): Value {
  if (kind === 'chief') return name
  const chief = findStaff(state, over)
  return { key: 'ba.staff.orderly', values: { chief: chief?.name ?? name } }
}

export function findStaff(state: State, id: string | null): Staff | undefined {
  return state.staff.find(figure => figure.id === id)
}

export function isOnBoardStaff({ status }: Staff): boolean {
  return status === 'onBoard'
}

/** [BA-1.1.4-03] [BA-1.1.4-04] The unit's immediate chief; none while he is fallen or off the board. */
export function immediateChief(state: State, unit: Unit): Staff | undefined {
  const chief = findStaff(state, unit.chief)
  return chief && isOnBoardStaff(chief) ? chief : undefined
}

/** [BA-1.1.4-02] Whether one chief stands over another, at any remove. */
export function isSuperior(state: State, one: Staff, other: Staff): boolean {
  let above = findStaff(state, other.over)
  for (let rank = 0; above && rank < state.staff.length; rank += 1) {
    if (above.id === one.id) return true
    above = findStaff(state, above.over)
  }
  return false
}

/** [BA-1.1.3-05] [BA-1.1.4-07] The staff figures that are in contact with the unit. */
export function staffWith(state: State, unit: string): Staff[] {
  return state.staff.filter(figure => figure.contact === unit && isOnBoardStaff(figure))
}

/** The chief, one of his orderlies, or neither is in contact with the unit. */
export function helpFrom(state: State, chief: Staff, unit: string): Staff['kind'] | null {
  const there = staffWith(state, unit)
  if (there.some(({ id }) => id === chief.id)) return 'chief'
  return there.some(({ kind, over }) => kind === 'orderly' && over === chief.id) ? 'orderly' : null
}

/** [BA-Q-21] Whether the bases of a staff figure and a unit are at most so far apart, 1/1000 cm. */
export function isStaffWithin(figure: Staff, unit: Unit, limit: number): boolean {
  return isHullWithin(hullOfStaff(figure), hullOf(unit), limit)
}

/** Bases of two staff figures in contact. */
export function areStaffTouching(one: Staff, other: Staff): boolean {
  return isHullWithin(hullOfStaff(one), hullOfStaff(other), CONTACT)
}
