import type { BaTable } from '../rules.ts'
import type { Attack } from '../state.ts'
import { isCavalry, isInfantry, unitOf } from '../units.ts'
import type { AttackCancelled } from './events.ts'
import { sideMet } from './side-met.ts'

/** [BA-4.1.1-06] Attackers taken in flank or rear, and infantry met by cavalry, become defenders. */
export function loseAttacks(table: BaTable): void {
  const { state } = table
  const met = state.attacks.filter(attack => attack.state === 'met' && attack.met !== null)
  const lost = met.flatMap(attack => {
    const event = lossBy(table, attack)
    return event ? [event] : []
  })
  const told = new Set<string>()
  for (const event of lost) {
    if (told.has(event.unit)) continue
    told.add(event.unit)
    table.happen(event)
  }
}

/** What an attack that has met its enemy does to the attack of that enemy. */
function lossBy({ state }: BaTable, { unit, met }: Attack): AttackCancelled | null {
  if (met === null) return null
  const attacker = unitOf(state, unit)
  const enemy = unitOf(state, met)
  const isAttacking = state.attacks.some(
    attack => attack.unit === met && (attack.state === 'announced' || attack.state === 'met'),
  )
  if (!isAttacking) return null
  if (isInfantry(enemy) && isCavalry(attacker))
    return { kind: 'attackCancelled', unit: met, by: unit, cause: 'metByHorse' }
  if (sideMet(attacker, enemy) === 'front') return null
  return { kind: 'attackCancelled', unit: met, by: unit, cause: 'takenInFlank' }
}
