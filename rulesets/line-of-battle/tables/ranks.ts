import type { NationId } from './nations.ts'

/** [LOB-255] Career points at which the seven ranks are reached. */
export const rankThresholds = [500, 2500, 5000, 10000, 20000, 50000, 90000] as const

/** [LOB-255] How many of the ranks have a title of their own; above, the last title is kept. */
export const titledRanks: Record<NationId, number> = {
  none: 0,
  england: 7,
  france: 6,
  spain: 7,
  usa: 3,
}

/** [LOB-255] The rank that so many points reach: 0 for none, then 1 to 7. */
export function rankAt(points: number): number {
  return rankThresholds.filter(threshold => points >= threshold).length
}

/** [LOB-255] The key of the title; undefined below the first rank and for no nation. */
export function rankTitle(nation: NationId, rank: number): string | undefined {
  const titled = Math.min(rank, titledRanks[nation])
  return titled === 0 ? undefined : `lob.rank.${nation}.${titled}`
}
