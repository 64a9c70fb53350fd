import { byTotal } from './by-total.ts'
import type { Disorder } from './disorder.ts'

/** [BA-4.1.3-02] [BA-T-11] Disorder of the lower total, by the difference. */
export const meleeResults: readonly { least: number | null; disorder: Disorder | null }[] = [
  { least: 5, disorder: 'FU' },
  { least: 3, disorder: 'U' },
  { least: 1, disorder: 'LU' },
  { least: null, disorder: null },
]

/** [BA-4.1.3-02] [BA-5.4.2-02] Null for a difference of 0 or less. */
export function meleeDisorder(difference: number): Disorder | null {
  return byTotal(meleeResults, difference).disorder
}
