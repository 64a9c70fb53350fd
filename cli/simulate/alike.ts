import type { Comparison } from '@grognard/lab/summary.ts'
import type { Teller } from '../teller.ts'
import type { Account } from './account.ts'
import { sameText } from './sentences.ts'

/** Whether all that is to be told of a value has been told of the first one already. */
export function isSameAsFirst({ comparisons }: Account, value: number): boolean {
  return comparisons[value - 1]?.isSame ?? false
}

/** Says first which values have changed nothing. */
export function sameLines(teller: Teller, { plan, comparisons }: Account): string[] {
  const same = comparisons.filter(({ isSame }) => isSame)
  return same.map(comparison => sameText(teller, plan, comparison))
}

/** Those that have something to compare. */
export function toldComparisons({ comparisons }: Account): Comparison[] {
  return comparisons.filter(({ isSame }) => !isSame)
}
