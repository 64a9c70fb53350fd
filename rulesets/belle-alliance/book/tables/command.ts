import type { Disorder } from './morale.ts'
import { byTotal } from './rows.ts'

export interface OrderRollRow {
  least: number | null
  isFollowed: boolean
  disorder: Disorder
}

/** [BA-1.1.3-04] [BA-T-17] */
export const orderRollRows: readonly OrderRollRow[] = [
  { least: 13, isFollowed: true, disorder: 'OR' },
  { least: 11, isFollowed: true, disorder: 'LU' },
  { least: 9, isFollowed: false, disorder: 'LU' },
  { least: 7, isFollowed: false, disorder: 'U' },
  { least: null, isFollowed: false, disorder: 'FU' },
]

/** [BA-1.1.3-04] The least total with which an order is followed. */
export const leastToFollow = Math.min(
  ...orderRollRows.flatMap(({ isFollowed, least }) =>
    isFollowed && least !== null ? [least] : [],
  ),
)

/** [BA-1.1.3-04] */
export function orderRollRow(total: number): OrderRollRow {
  return byTotal(orderRollRows, total)
}

/** [BA-1.1.3-05] to [BA-1.1.3-09] Modifiers; of a group only one counts. Valeur counts besides. */
export const orderRollModifiers = {
  effectiveChief: { group: 'quality', value: 1 },
  ineffectiveChief: { group: 'quality', value: -2 },
  chiefInContact: { group: 'staff', value: 4 },
  orderlyInContact: { group: 'staff', value: 2 },
  onlyHuddle: { group: 'order', value: 2 },
  onlyTowardsChief: { group: 'order', value: 4 },
  /** For each turn in a row. */
  failedTurn: { group: 'failed', value: 1 },
  LU: { group: 'disorder', value: -2 },
  U: { group: 'disorder', value: -4 },
} as const

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

export interface ChiefRow {
  least: number | null
  falls: boolean
  modifier: number
}

/** [BA-1.1.4-08] [BA-T-10] An engaged chief. */
export const chiefRows: readonly ChiefRow[] = [
  { least: 17, falls: true, modifier: 4 },
  { least: 15, falls: false, modifier: 3 },
  { least: 13, falls: true, modifier: 2 },
  { least: 11, falls: false, modifier: 1 },
  { least: 9, falls: false, modifier: -1 },
  { least: 7, falls: true, modifier: -2 },
  { least: 5, falls: false, modifier: -3 },
  { least: null, falls: true, modifier: -4 },
]

/** [BA-1.1.4-08] What becomes of an engaged chief, and his modifier for the rest of the turn. */
export function chiefRow(total: number): ChiefRow {
  return byTotal(chiefRows, total)
}

export type ChiefQuality = 'normal' | 'effective' | 'ineffective'
