import { cm } from '../measures.ts'

/** Where a unit stands, for sight: in a wood beyond its edge, in cover or a wood's edge, in the open. */
export type Position = 'open' | 'cover' | 'wood'

export interface SightRow {
  /** How far a unit there sees, 1/1000 cm. */
  from: number
  /** From how far it is seen; if it fired this or last turn. */
  against: number
  againstFired: number
}

/** [BA-1.1.6-01] [BA-T-02] */
export const sightRows: Record<Position, SightRow> = {
  open: { from: cm(200), against: cm(200), againstFired: cm(200) },
  cover: { from: cm(200), against: cm(30), againstFired: cm(100) },
  wood: { from: cm(15), against: cm(15), againstFired: cm(30) },
}

/** [BA-Q-28] [BA-1.1.6-02] Added for each level that the viewer stands higher than an open target. */
export const sightPerLevel = cm(20)

/** [BA-1.1.6-06] For so many turns after its fire a position is given away. */
export const turnsGivenAway = 1

/** [BA-1.1.6-03] Levels that woods and houses stand above their ground. */
export const blockingHeight = 1
