/** [WS-187] [WS-188] What a critical hit can do. */
export type CriticalEffect =
  | 'none'
  | 'leaders'
  | 'section'
  | 'sectionByRake'
  | 'sectionByCloseRake'
  | 'obscured'
  | 'doubledByRake'
  | 'doubledByCloseRake'
  | 'cable'
  | 'morale'
  | 'steering'
  | 'magazine'
  | 'tied'
  | 'fire'

/** [WS-187] By the critical number, 1 to 16, of fire at the rigging; 0 does not occur. */
const rigging: readonly CriticalEffect[] = [
  'none',
  'sectionByCloseRake',
  'none',
  'leaders',
  'obscured',
  'none',
  'obscured',
  'none',
  'section',
  'leaders',
  'sectionByRake',
  'none',
  'none',
  'sectionByRake',
  'none',
  'leaders',
  'section',
]

/** [WS-188] The same of fire at the hull. */
const hull: readonly CriticalEffect[] = [
  'none',
  'none',
  'doubledByCloseRake',
  'leaders',
  'none',
  'cable',
  'none',
  'morale',
  'steering',
  'leaders',
  'cable',
  'magazine',
  'tied',
  'doubledByRake',
  'fire',
  'leaders',
  'morale',
]

export const criticals = { hull, rigging } as const

/** [WS-187] [WS-188] Hexes of a close rake. */
export const closeRake = 3
/** [WS-187] By the old rule 4 is the port side, 6 the starboard one. */
export const obscuredPort = 4
/** [WS-188] A morale test at most this lowers the quality. */
export const moraleFails = 6
/** [WS-188] A magazine test at most this blows her up. */
export const magazineFails = 4
/** [WS-188] The die by which a fire is out of hand. */
export const fireOutOfHand = 6

/** [WS-190] What range adds to two dice, by hexes 1 to 10, and what it takes to hit a leader. */
export const leaderRange = [5, 3, 2, 2, 1, 1, 0, 0, 0, 0] as const
export const leaderFalls = 12
