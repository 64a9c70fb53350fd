import type { NationId } from './command.ts'

export type ActionId =
  | 'fire'
  | 'counterFire'
  | 'transfer'
  | 'refloat'
  | 'tack'
  | 'lineOfBattle'
  | 'crossing'
  | 'rescue'
  | 'melee'

/** [LOB-023] Action points an action costs; a melee costs each of its two sides this much. */
export const actionCosts: Record<ActionId, number> = {
  fire: 2,
  counterFire: 2,
  transfer: 2,
  refloat: 5,
  tack: 4,
  lineOfBattle: 0,
  crossing: 0,
  rescue: 4,
  melee: 2,
}

/** [LOB-021] The stock of turn 1 is this many times the fleet's sum; [LOB-020] later turns add it once. */
export const poolFactors = { firstTurn: 2, laterTurns: 1 }

export const attributeIds = ['melee', 'bearing', 'navigation', 'gunnery'] as const
export type AttributeId = (typeof attributeIds)[number]

/** [LOB-260] Strokes of one battle that make a point. */
export const strokesPerPoint = 10

/** [LOB-261] The stroke in the log that each attribute grows by. */
export const strokeOfAttribute = {
  melee: 'melee',
  bearing: 'morale',
  navigation: 'manoeuvre',
  gunnery: 'fullHit',
} as const satisfies Record<AttributeId, string>

/** [LOB-262] [LOB-264] What one point adds, in its owner's favour. */
export const attributeBonus = 1

/** [LOB-260] Points earned by the strokes of one battle; what is over lapses. */
export function pointsEarned(strokes: number): number {
  return Math.floor(strokes / strokesPerPoint)
}

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
