import type { Disorder } from './morale.ts'
import { byTotal } from './rows.ts'

export interface LossRow {
  least: number | null
  /** Quarters of a figure for each fire or melee unit that inflicts them. */
  quarters: number
  moral: Disorder
  /** Figures for each melee unit. */
  prisoners: number
  /** [BA-4.1.3-07] By cavalry from other arms. */
  prisonersOfCavalry: number
}

/** [BA-T-12] [BA-Q-11] Losses, moral effect and prisoners by the total. */
export const lossRows: readonly LossRow[] = [
  { least: 21, quarters: 12, moral: 'FU', prisoners: 4, prisonersOfCavalry: 8 },
  { least: 19, quarters: 8, moral: 'FU', prisoners: 3, prisonersOfCavalry: 6 },
  { least: 17, quarters: 8, moral: 'U', prisoners: 3, prisonersOfCavalry: 6 },
  { least: 15, quarters: 4, moral: 'U', prisoners: 2, prisonersOfCavalry: 4 },
  { least: 13, quarters: 4, moral: 'LU', prisoners: 2, prisonersOfCavalry: 4 },
  { least: 11, quarters: 2, moral: 'LU', prisoners: 1, prisonersOfCavalry: 2 },
  { least: 9, quarters: 2, moral: 'OR', prisoners: 1, prisonersOfCavalry: 2 },
  { least: 5, quarters: 1, moral: 'OR', prisoners: 1, prisonersOfCavalry: 2 },
  { least: null, quarters: 0, moral: 'OR', prisoners: 0, prisonersOfCavalry: 0 },
]

/** [BA-T-12] The row of a total. */
export function lossRow(total: number): LossRow {
  return byTotal(lossRows, total)
}

/** [BA-3.1.5-03] Whole figures of so many quarters, summed before they are rounded down. */
export function figuresOfQuarters(quarters: number): number {
  return Math.floor(quarters / 4)
}

/** [BA-5.4.1-01] Percent of its figures that a unit loses in full disorder. */
export const routLossPercent = 10

/** [BA-5.4.1-01] Whole figures, rounded down. */
export function percentOf(figures: number, percent: number): number {
  return Math.floor((figures * percent) / 100)
}

/** [BA-T-22] [BA-Q-23] Percentages of table 6 to 9 by which one number is larger. */
export const ratioClasses = [50, 100, 200, 300, 400] as const
export type RatioClass = 0 | (typeof ratioClasses)[number]

/** [BA-Q-23] The highest percentage that is reached, 0 below the first; 0 where there are none. */
export function ratioClass(own: number, other: number): RatioClass {
  if (other <= 0) return 0
  return ratioClasses.findLast(percent => own * 100 >= other * (100 + percent)) ?? 0
}

/** [BA-T-06] [BA-T-07] [BA-T-08] [BA-T-09] The percentage of each row of superiority. */
export const ratioRows = { r50: 50, r100: 100, r200: 200, r300: 300, r400: 400 } as const

/** [BA-3.1.1-01] [BA-3.1.1-02] Figures (gunners) of a fire unit, and the least of the small one. */
export const fireUnit = {
  figures: { size: 10, least: 3 },
  gunners: { size: 2, least: 1 },
}

/** [BA-3.1.1-01] [BA-4.1.3-08] Fire or melee units; without the small one where `hasSmall` is false. */
export function fireUnits(count: number, of: 'figures' | 'gunners', hasSmall = true): number {
  const { size, least } = fireUnit[of]
  const full = Math.floor(count / size)
  return hasSmall && count % size >= least ? full + 1 : full
}
