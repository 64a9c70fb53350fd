import { edgesOf } from '../formation/edges.ts'
import { figuresBehindFront, isMetBy, sideMet } from '../march/side-met.ts'
import type { Unit } from '../state.ts'
import { FIGURES_IN_FLANK } from '../tables/movement.ts'

/** Where an enemy is taken. */
export type Aspect = 'front' | 'flank' | 'rear'

/** [BA-4.1.8-01] [BA-4.1.8-02] [BA-4.1.8-04] Skirmish lines of the two do not matter. */
export function aspectOf(attacker: Unit, enemy: Unit): Aspect {
  return sideMet(attacker, enemy)
}

/** [BA-4.1.8-03] Neither flank nor rear attack, but its front reaches round the enemy's wing. */
export function isOverlapping(unit: Unit, enemy: Unit): boolean {
  if (aspectOf(unit, enemy) !== 'front') return false
  const flanks = edgesOf(enemy).filter(({ countsAs }) => countsAs.endsWith('Flank'))
  return (
    flanks.some(edge => isMetBy(unit, edge)) && figuresBehindFront(unit, enemy) >= FIGURES_IN_FLANK
  )
}
