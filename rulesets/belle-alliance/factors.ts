import type { BaModifier } from './rules.ts'

/** [BA-T-22] A factor of a table; of each group only the strongest one counts. */
export interface Factor<Context> extends BaModifier<Context> {
  group: string
}

/**
 * [BA-T-22] [BA-Q-02] Of each group the applicable factor of the largest absolute value; on a tie the
 * one printed later, which is the more special. To be tallied with the same situation.
 */
export function strongest<Context>(
  factors: readonly Factor<Context>[],
  context: Context,
): Factor<Context>[] {
  const chosen = new Map<string, Factor<Context>>()
  for (const factor of factors) {
    if (!factor.when(context)) continue
    const rival = chosen.get(factor.group)
    if (!rival || strength(factor, context) >= strength(rival, context))
      chosen.set(factor.group, factor)
  }
  return factors.filter(factor => chosen.get(factor.group) === factor)
}

function strength<Context>(factor: Factor<Context>, context: Context): number {
  return Math.abs(typeof factor.value === 'number' ? factor.value : factor.value(context))
}
