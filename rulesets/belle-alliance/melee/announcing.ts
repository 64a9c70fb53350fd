import { rateOf } from './advance-path.ts'
import type { BaTable } from '../rules.ts'
import { findUnit, unitOf } from '../units.ts'

/** [BA-Q-62] [BA-4.1.4-04] Continued attacks are told before anybody advances; helpers are free again. */
export function announceAdvances(table: BaTable): void {
  const { state } = table
  if (state.helpers.length > 0) table.emit({ kind: 'helpersDismissed' })
  for (const { unit, target } of state.advances.slice()) {
    if (target === null || !findUnit(state, unit)) continue
    const isCharge = rateOf(unitOf(state, unit)) === 'charge'
    table.emit({ kind: 'continuedAttackAnnounced', unit, target, isCharge })
  }
}
