import { inches } from '@grognard/geometry/measured/units.ts'
import type { LobOptions } from '../options.ts'

/** [LOB-215] to [LOB-218] Victory points. */
export const victoryPoints = {
  flagshipSunkOrTaken: 10,
  shipSunkOrTaken: 5,
  shipFled: 5,
  quarterControlled: 5,
}

/** [LOB-218] Quarters of the board. */
export const quarters = 4

export const gradeIds = ['draw', 'narrow', 'small', 'normal', 'great', 'overwhelming'] as const
export type GradeId = (typeof gradeIds)[number]

export interface GradeRow {
  grade: GradeId
  /** The least difference of victory points. */
  from: number
}

/** [LOB-219] The least difference that is a victory; and in fleet actions of our own, where fleets are small. */
export const leastLead = 11
export const leastLeadOfFew = 6

const lowest: readonly GradeRow[] = [
  { grade: 'draw', from: 0 },
  { grade: 'narrow', from: leastLead },
]
const highest: readonly GradeRow[] = [
  { grade: 'great', from: 51 },
  { grade: 'overwhelming', from: 71 },
]

/** [LOB-219] Grades by the difference of points: with the two swapped labels put right, and as printed. */
export const gradeTables: Record<LobOptions['resultLabels'], readonly GradeRow[]> = {
  corrected: [...lowest, { grade: 'small', from: 21 }, { grade: 'normal', from: 36 }, ...highest],
  printed: [...lowest, { grade: 'normal', from: 21 }, { grade: 'small', from: 36 }, ...highest],
}

/** [LOB-219] The grade of a difference of 0 or more. */
export function gradeOf(difference: number, labels: LobOptions['resultLabels']): GradeId {
  let grade: GradeId = 'draw'
  for (const row of gradeTables[labels]) if (difference >= row.from) grade = row.grade
  return grade
}

/** [LOB-S-2] [LOB-S-3] [LOB-S-4] [LOB-S-8] The side with the task: it leaves, arrives or lands. */
export const taskSide = 0

/** [LOB-S-2] Merchantmen that must leave the board, and how many lost ones are enough for the raider. */
export const convoyMerchants = { toLeave: 3, toDestroy: 3 }

/** [LOB-S-3] [LOB-S-4] Shares of a fleet in thirds. */
export const thirds = { whole: 3, forTheTask: 2, againstIt: 1 }

/** [LOB-126] Ruling: a hull's centre no farther than this from an edge is too close to it, 1/1000 in. */
export const recentreMargin = inches(6)
