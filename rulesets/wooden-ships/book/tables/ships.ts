/** [WS-021] From best to worst; [WS-022] seasoned stands between crack and average. */
export const qualityIds = ['EL', 'CR', 'SE', 'AV', 'GR', 'PR'] as const
export type QualityId = (typeof qualityIds)[number]

export const nationIds = ['british', 'french', 'spanish', 'american', 'dutch', 'danish'] as const
export type NationId = (typeof nationIds)[number]

/** [WS-169] What a side can be loaded with. */
export const ammunitionIds = ['round', 'chain', 'double', 'grape'] as const
export type AmmunitionId = (typeof ammunitionIds)[number]

/** [WS-018] The squares of a whole ship: guns and carronades of one side, crew and rigging by section. */
export interface ShipLog {
  hull: number
  crew: number[]
  guns: number
  carronades: number
  rigging: number[]
}

/** [WS-016] What a class of ship can do; the speeds of a counter may differ. */
export interface ClassTraits {
  /** 60-degree turns a turn. */
  turning: number
  /** Hexes at best, under battle sail and under full sail; 0: she carries none. */
  battle: number
  full: number
  /** Rigging sections. */
  sections: number
  /** [WS-039] */
  isRowed: boolean
}

/** [WS-016] By class, 1 to 7. */
export const classes: Record<number, ClassTraits> = {
  1: { turning: 1, battle: 3, full: 5, sections: 3, isRowed: false },
  2: { turning: 2, battle: 3, full: 5, sections: 3, isRowed: false },
  3: { turning: 3, battle: 4, full: 6, sections: 4, isRowed: false },
  4: { turning: 3, battle: 4, full: 7, sections: 4, isRowed: false },
  5: { turning: 3, battle: 4, full: 7, sections: 4, isRowed: false },
  6: { turning: 1, battle: 4, full: 0, sections: 2, isRowed: true },
  7: { turning: 1, battle: 4, full: 0, sections: 1, isRowed: true },
}

/** [WS-017] Ships of the line are of this class or a smaller number. */
export const lineClass = 2

/** [WS-019] How the Advanced log follows from the Basic one, in halves. */
export const advancedHalves = { hull: 3, crew: 4, guns: 4, carronades: 4 } as const

/** [WS-221] Strength of a crew square. */
export const strengthPoints: Readonly<Record<QualityId, number>> = {
  EL: 5,
  CR: 4,
  SE: 3.5,
  AV: 3,
  GR: 2,
  PR: 1,
}
