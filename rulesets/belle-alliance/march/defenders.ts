import type { BaTable } from '../rules.ts'
import type { Attack } from '../state.ts'
import { isCavalry, isInfantry, unitOf } from '../units.ts'
import type { AttackCancelled } from './events.ts'
import { sideMet } from './side-met.ts'

/** [BA-4.1.1-06] Attackers taken in flank or rear, and infantry met by cavalry, become defenders. */
export function loseAttacks(table: BaTable): void {
  const { state } = table
  const met = state.attacks.filter(attack => attack.state === 'met' && attack.met !== null)
  const losses = met.flatMap(attack => lossBy(table, attack) ?? [])
  const told = new Set<string>()
  for (const event of comingTrue(losses)) {
    if (told.has(event.unit)) continue
    told.add(event.unit)
    table.emit(event)
  }
}

/** An attack that is lost itself takes none from others; of a ring of them all are lost. */
function comingTrue(losses: readonly AttackCancelled[]): readonly AttackCancelled[] {
  const standing = losses.filter(({ by }) => !losses.some(({ unit }) => unit === by))
  if (standing.length === 0) return losses
  const lost = new Set(standing.map(({ unit }) => unit))
  const open = losses.filter(loss => !standing.includes(loss) && !lost.has(loss.by))
  return [...standing, ...comingTrue(open)]
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
