import type { RuleId } from '../rulebook.ts'

/** [SOL-103] Batteries in a volley of grape, and the chart and row it is read from. */
export const grapeBatteries = 3
export const grapeKind = 'broadside'
export const grapeRange = 1

/** [SOL-103] Hull hits of a volley's hit, whatever the chart says. */
export const grapeHull = 1

/** How boarders fare: at once, with the lowest die that succeeds, or both roll and the higher wins. */
export type BoardingOdds = 'automatic' | 'opposed' | number

/** [SOL-105] to [SOL-108] By the least difference of hull hits, from the best class down. */
export const boardingTable: readonly { from: number; odds: BoardingOdds; rule: RuleId }[] = [
  { from: 15, odds: 'automatic', rule: 'SOL-105' },
  { from: 10, odds: 3, rule: 'SOL-106' },
  { from: 5, odds: 5, rule: 'SOL-107' },
  { from: 0, odds: 'opposed', rule: 'SOL-108' },
]

/** [SOL-008] [SOL-104] The class of a difference, defender's hull hits less the attacker's; null below 0. */
export function boardingOdds(difference: number): BoardingOdds | null {
  for (const row of boardingTable) if (difference >= row.from) return row.odds
  return null
}

/** The rule of its class, for the dice rolled; throws below 0. */
export function boardingRule(difference: number): RuleId {
  for (const row of boardingTable) if (difference >= row.from) return row.rule
  throw new RangeError(`No boarding is decided at a difference of ${difference}.`)
}
