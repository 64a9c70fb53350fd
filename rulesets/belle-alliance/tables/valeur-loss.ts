/** [BA-5.5.1-01] Bounds of valeur. */
export const leastValeur = -5
export const mostValeur = 5

/** [BA-5.5.2-01] [BA-T-15] Percent of the original strength that cost one point. */
export const valeurStepPercent = 20

/** [BA-5.5.2-01] Points lost; `original` may be broken. */
export function valeurLost(original: number, lost: number): number {
  return Math.floor((lost * 100) / (original * valeurStepPercent) + 1e-9)
}

/** [BA-5.5.2-01] [BA-5.5.2-02] The valeur left; below the least it is set to that, in full disorder. */
export function valeurLeft(
  starting: number,
  original: number,
  lost: number,
  wonBack = 0,
): { valeur: number; isBroken: boolean } {
  const valeur = starting - valeurLost(original, lost) + wonBack
  return { valeur: Math.max(leastValeur, valeur), isBroken: valeur < leastValeur }
}
