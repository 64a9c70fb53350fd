import { byTotal } from './by-total.ts'
import type { Disorder } from './disorder.ts'

export interface ReorganisingRow {
  least: number | null
  to: Disorder
  /** Percent of its figures lost; then it routs again. */
  lossPercent: number
}

/** [BA-Q-46] [BA-5.4.3-02] [BA-T-16] */
export const reorganisingRows: readonly ReorganisingRow[] = [
  { least: 15, to: 'OR', lossPercent: 0 },
  { least: 13, to: 'LU', lossPercent: 0 },
  { least: 11, to: 'U', lossPercent: 0 },
  { least: 7, to: 'FU', lossPercent: 10 },
  { least: 5, to: 'FU', lossPercent: 15 },
  { least: null, to: 'FU', lossPercent: 20 },
]

/** [BA-5.4.3-02] */
export function reorganisingRow(total: number): ReorganisingRow {
  return byTotal(reorganisingRows, total)
}

/** [BA-5.4.3-03] [BA-T-16] Modifiers; of a group only one counts. Valeur counts besides. */
export const reorganisingModifiers = {
  chiefInContact: { group: 'staff', value: 2 },
  orderlyInContact: { group: 'staff', value: 1 },
  failedTurn: { group: 'failed', value: 1 },
} as const
