import { summariesOf, comparisonsOf } from '@grognard/lab/summary.ts'
import type { Comparison, Summary } from '@grognard/lab/summary.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'

/** A run and what it comes to: what every report is made of. */
export interface Account {
  plan: Plan
  /** By number. */
  results: Result[]
  summaries: Summary[]
  comparisons: Comparison[]
  /** The flags that papers came with, where they are known. */
  papers: readonly string[]
}

export function accountOf(
  plan: Plan,
  played: readonly Result[],
  attachments: readonly string[],
): Account {
  const results = played.toSorted((one, other) => one.number - other.number)
  return {
    plan,
    results,
    summaries: summariesOf(plan, results),
    comparisons: comparisonsOf(plan, results),
    papers: attachments,
  }
}
