import { cm } from '../measures.ts'

/** [BA-T-20] Field works. */
export type WorkKind =
  | 'strengthen'
  | 'abatis'
  | 'chevaux'
  | 'barricade'
  | 'epaulement'
  | 'burnBridge'
  | 'blastBridge'

export interface WorkRow {
  /** Unbroken turns. */
  turns: number
  /** Least total of the procurement roll. */
  roll: number
  /** Least total with this material at hand. */
  rollNear: { roll: number; to: 'wood' | 'building' } | null
  /** Least total at the end, or null where none is rolled. */
  finalRoll: number | null
}

/** [BA-6.3.0-02] [BA-6.3.0-05] [BA-T-20] */
export const workRows: Record<WorkKind, WorkRow> = {
  strengthen: { turns: 8, roll: 7, rollNear: null, finalRoll: null },
  abatis: { turns: 8, roll: 13, rollNear: { roll: 7, to: 'wood' }, finalRoll: null },
  chevaux: { turns: 8, roll: 13, rollNear: null, finalRoll: null },
  barricade: { turns: 8, roll: 13, rollNear: { roll: 7, to: 'building' }, finalRoll: null },
  epaulement: { turns: 16, roll: 9, rollNear: null, finalRoll: null },
  burnBridge: { turns: 4, roll: 7, rollNear: null, finalRoll: 11 },
  blastBridge: { turns: 6, roll: 9, rollNear: null, finalRoll: 13 },
}

/** [BA-Q-19] [BA-Q-69] Figures that work together, and the length of work that they make, 1/1000 cm. */
export const workGroup = { figures: 5, length: cm(5) }

/** [BA-T-20] Wood or a building gives its material to who is nearer than this, 1/1000 cm. */
export const materialNear = cm(10)

/** [BA-6.3.0-02] [BA-6.3.0-05] For each turn in a row that failed. */
export const workFailedTurn = 1

/** [BA-T-20] The garrison that strengthens a building: percent of what it holds. */
export const strengthenPercent = 50

/** [BA-6.3.0-02] The least total of the procurement roll, by what is at hand. */
export function procurementRoll(work: WorkKind, isAtHand: boolean): number {
  const { roll, rollNear } = workRows[work]
  return rollNear !== null && isAtHand ? rollNear.roll : roll
}
