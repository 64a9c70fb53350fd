import { byTotal } from './by-total.ts'
import type { Disorder } from './disorder.ts'

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
