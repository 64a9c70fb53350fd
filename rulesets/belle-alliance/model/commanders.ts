import type { Seat } from '@grognard/umpire'
import { findStaff } from './staff.ts'
import type { State } from './state.ts'
import { findUnit } from './units.ts'

/**
 * [BA-Q-74] Whom a unit, a chief or an orderly obeys: the commander who has charge of the chief next
 * above it that anybody has; the senior of the side where nobody has any.
 */
export function commanderOf(state: State, piece: string): Seat | undefined {
  const unit = findUnit(state, piece)
  const figure = unit ? undefined : findStaff(state, piece)
  const side = (unit ?? figure)?.seat
  if (side === undefined || state.commanders.length === 0) return side
  let chief = unit ? findStaff(state, unit.chief) : figure
  for (let rank = 0; chief && rank <= state.staff.length; rank += 1) {
    const { id } = chief
    const found = state.commanders.find(one => one.side === side && one.charge.includes(id))
    if (found) return found.seat
    chief = findStaff(state, chief.over)
  }
  return side
}
