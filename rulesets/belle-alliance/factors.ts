import type { BaModifier } from './rules.ts'

/** [BA-T-22] A factor of a table; of each group only the strongest one counts. */
export interface Factor<Situation> extends BaModifier<Situation> {
  group: string
}

/**
 * [BA-T-22] [BA-Q-02] Of each group the applicable factor of the largest absolute value; on a tie the
 * one printed later, which is the more special. To be tallied with the same situation.
 */
export function strongest<Situation>(
  factors: readonly Factor<Situation>[],
  situation: Situation,
): Factor<Situation>[] {
  const chosen = new Map<string, Factor<Situation>>()
  for (const factor of factors) {
    if (!factor.when(situation)) continue
    const rival = chosen.get(factor.group)
    if (!rival || strength(factor, situation) >= strength(rival, situation))
      chosen.set(factor.group, factor)
  }
  return factors.filter(factor => chosen.get(factor.group) === factor)
}

function strength<Situation>(factor: Factor<Situation>, situation: Situation): number {
  return Math.abs(typeof factor.value === 'number' ? factor.value : factor.value(situation))
}
