import type { SolContinuation, SolTable } from '../rules.ts'
import { endAttack, fireBattery, isAttackSpent } from './attack.ts'

/** [SOL-062] What will come of the attack in hand, battery by battery, if it is not answered. */
export function foreseeAttack(table: SolTable): SolContinuation {
  fireBattery(table)
  if (table.state.outcome) return undefined
  if (!isAttackSpent(table.state)) return foreseeAttack
  endAttack(table)
  return undefined
}
