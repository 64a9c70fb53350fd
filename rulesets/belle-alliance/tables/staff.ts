import type { ChiefQuality } from '../state.ts'
import { byTotal } from './by-total.ts'

export interface CatchRow {
  least: number | null
  falls: boolean
  /** On the rolls of its side. */
  penalty: number
}

/** [BA-1.1.4-06] [BA-T-18] A staff figure with an enemy near and no own unit. */
export const catchRows: readonly CatchRow[] = [
  { least: 17, falls: true, penalty: -2 },
  { least: 15, falls: true, penalty: -1 },
  { least: 13, falls: true, penalty: 0 },
  { least: null, falls: false, penalty: 0 },
]

/** [BA-1.1.4-06] */
export function catchRow(total: number): CatchRow {
  return byTotal(catchRows, total)
}

/** [BA-1.1.4-06] The penalty lasts for the rest of this turn and so many more. */
export const penaltyTurns = 1

export interface ReplacingRow {
  least: number | null
  /** `same` as the fallen chief; null: nobody this turn. */
  as: ChiefQuality | 'same' | null
}

/** [BA-1.1.4-10] [BA-T-19] */
export const replacingRows: readonly ReplacingRow[] = [
  { least: 17, as: 'effective' },
  { least: 15, as: 'same' },
  { least: 13, as: 'ineffective' },
  { least: null, as: null },
]

/** [BA-1.1.4-10] */
export function replacingRow(total: number): ReplacingRow {
  return byTotal(replacingRows, total)
}

/** [BA-1.1.4-11] */
export const replacingModifiers = { superiorInContact: 2, failedTurn: 1 } as const

/** [BA-1.1.4-01] */
export const orderliesOfChief = 2
