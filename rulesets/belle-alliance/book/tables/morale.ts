import { byTotal } from './rows.ts'
import type { Value } from './rows.ts'

/** Good order, light disorder, disorder and full disorder, in the book's abbreviations. */
export type Disorder = 'OR' | 'LU' | 'U' | 'FU'

/** From good order to the worst. */
export const disorders: readonly Disorder[] = ['OR', 'LU', 'U', 'FU']

/** [BA-5.5.2-04] Units of fewer figures are removed. */
export const leastFigures = 3

/** [BA-Q-08] [BA-5.5.3-01] So many ones in one roll end the unlimited supply; so many rolls are left then. */
export const onesOfShortage = 2
export const rollsOfShortage = 3

/** [BA-5.5.4-02] [BA-5.5.4-03] Unbroken turns of rest for a resupply or a point; beside a wagon. */
export const turnsOfRest = 8
export const turnsOfRestByWagon = 2
export const pointOfRest = 1

/** [BA-5.5.1-01] Bounds of valeur. */
export const leastValeur = -5
export const mostValeur = 5

/** [BA-5.5.2-01] [BA-T-15] Percent of the original strength that cost one point. */
export const valeurStepPercent = 20

/** [BA-5.5.2-01] Points lost; `original` may be broken. */
export function valeurLost(original: number, lost: number): number {
  return Math.floor((lost * 100) / (original * valeurStepPercent) + 1e-9)
}

/** [BA-5.5.2-01] [BA-5.5.2-02] The valeur left; below the least it is set to that, in full disorder. */
export function valeurLeft(
  starting: number,
  original: number,
  lost: number,
  wonBack = 0,
): { valeur: number; isBroken: boolean } {
  const valeur = starting - valeurLost(original, lost) + wonBack
  return { valeur: Math.max(leastValeur, valeur), isBroken: valeur < leastValeur }
}

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

/** [BA-T-09] A factor of the routing unit and of the one it runs into. */
export interface SpreadRow {
  group: string
  carrier: Value
  second: Value
}

/** [BA-T-09] Spread of rout. */
export const spreadRows = {
  marchColumn: { group: 'formation', carrier: 0, second: -2 },
  cavalry: { group: 'arm', carrier: 1, second: 1 },
  obstacle: { group: 'obstacleCover', carrier: 0, second: -2 },
  cover1: { group: 'obstacleCover', carrier: -2, second: 0 },
  cover2: { group: 'obstacleCover', carrier: -4, second: 0 },
  cover3: { group: 'obstacleCover', carrier: -6, second: 0 },
  r50: { group: 'ratio', carrier: 1, second: 1 },
  r100: { group: 'ratio', carrier: 2, second: 2 },
  r200: { group: 'ratio', carrier: 4, second: 4 },
  LU: { group: 'disorder', carrier: -2, second: -2 },
  U: { group: 'disorder', carrier: 0, second: -4 },
  FU: { group: 'disorder', carrier: 0, second: -8 },
  chief: { group: 'chief', carrier: 0, second: 2 },
  valeur: { group: 'valeur', carrier: '+valeur', second: '+valeur' },
} as const satisfies Record<string, SpreadRow>

export type SpreadFactor = keyof typeof spreadRows
