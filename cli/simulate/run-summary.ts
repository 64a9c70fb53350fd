import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { comparisonsOf, summariesOf } from '@grognard/lab/summary.ts'
import type { Comparison, Summary } from '@grognard/lab/summary.ts'
import type { Teller } from '../teller.ts'
import { sameText } from './sentences.ts'

/** A run and what it comes to: what every report is made of. */
export interface RunSummary {
  plan: Plan
  /** By number. */
  results: Result[]
  summaries: Summary[]
  comparisons: Comparison[]
  /** The flags that attachments came with, where they are known. */
  papers: readonly string[]
}

export function runSummaryOf(
  plan: Plan,
  played: readonly Result[],
  attachments: readonly string[],
): RunSummary {
  const results = played.toSorted((one, other) => one.number - other.number)
  return {
    plan,
    results,
    summaries: summariesOf(plan, results),
    comparisons: comparisonsOf(plan, results),
    papers: attachments,
  }
}

/** Whether all that is to be told of a value has been told of the first one already. */
export function isSameAsFirst({ comparisons }: RunSummary, value: number): boolean {
  return comparisons[value - 1]?.isSame ?? false
}

/** Says first which values have changed nothing. */
export function sameLines(teller: Teller, { plan, comparisons }: RunSummary): string[] {
  const same = comparisons.filter(({ isSame }) => isSame)
  return same.map(comparison => sameText(teller, plan, comparison))
}

/** Those that have something to compare. */
export function toldComparisons({ comparisons }: RunSummary): Comparison[] {
  return comparisons.filter(({ isSame }) => !isSame)
}
