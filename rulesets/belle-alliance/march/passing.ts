import type { Unit } from '../state.ts'
import { isArtillery } from '../units.ts'

/** [BA-4.5.0-05] Unlimbered guns that nobody mans. */
export function isAbandoned(unit: Unit): boolean {
  return isArtillery(unit) && unit.formation.kind === 'unlimbered' && unit.figures === 0
}

/**
 * [BA-2.3.4-02] [BA-2.3.4-03] Whether an own unit may march through another: through skirmish lines and
 * unlimbered guns, unless it is in FU; [BA-1.1.1-04] not through one that went on firing.
 */
export function mayPass(passing: Unit, passed: Unit): boolean {
  if (passed.walls || passed.doing.continuedFire || passing.disorder === 'FU') return false
  const { kind } = passed.formation
  return kind === 'skirmish' || kind === 'unlimbered'
}
