import type { Unit } from '../state.ts'
import { isGunnersOnly } from '../units.ts'

/**
 * [BA-Q-34] How many figures units have lost of those they began with. Strengths of parts are
 * fractions that add up, so the sum is rounded.
 */
export function figuresLost(units: readonly Unit[]): number {
  const lost = units
    .filter(({ status }) => status !== 'joined')
    .reduce((sum, unit) => sum + began(unit) - left(unit), 0)
  return Math.round(lost)
}

/** Gunners off their guns began with these. */
function began(unit: Unit): number {
  return isGunnersOnly(unit) ? 0 : unit.original
}

function left({ status, figures }: Unit): number {
  return status === 'onBoard' || status === 'waiting' || status === 'exited' ? figures : 0
}
