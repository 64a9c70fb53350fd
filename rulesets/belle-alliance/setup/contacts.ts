import { isStaffWithin } from '../command/chiefs.ts'
import type { Staff, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import { isOnBoard } from '../units.ts'

/** [BA-1.1.4-07] The own unit that a figure placed before the battle touches, or null. */
export function contactOf(units: readonly Unit[], figure: Staff): string | null {
  if (figure.status !== 'onBoard') return null
  const touched = units.find(
    unit => unit.seat === figure.seat && isOnBoard(unit) && isStaffWithin(figure, unit, CONTACT),
  )
  return touched?.id ?? null
}
