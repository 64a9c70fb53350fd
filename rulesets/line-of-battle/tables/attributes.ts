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
