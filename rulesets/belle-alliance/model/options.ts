import { readOptions as read } from '@grognard/umpire/options.ts'
import type { OptionsOf } from '@grognard/umpire/options.ts'
import type { Options } from '@grognard/umpire/kind.ts'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from '../book/rulebook.ts'

type Specs = Record<string, OptionSpec & { rule: RuleId }>

/** Rules that players may differ on, agreed before the battle. */
export const options = {
  /** [BA-1.1.1-11] Whether ranges may be looked at before an order is given. */
  measuring: { rule: 'BA-Q-35', default: 'afterwards', values: ['afterwards', 'always'] },
  retreatDirection: { rule: 'BA-Q-56', default: 'straight', values: ['straight', 'chosen'] },
} as const satisfies Specs

/** What each scenario asks besides, and the battle keeps: free placing inside the deployment zones. */
export const scenarioOptions = {
  placing: { rule: 'BA-1.1.9-01', default: 'asPrinted', values: ['asPrinted', 'free'] },
} as const satisfies Specs

/** All that the state of a battle keeps. */
export const battleOptions = { ...options, ...scenarioOptions }

export type BaOptions = OptionsOf<typeof battleOptions>

export const readOptions = (chosen: Options): BaOptions => read(battleOptions, chosen)

/** [BA-1.1.1-11] It is agreed that distances may be measured at any time. */
export function mayMeasure({ options }: { options: BaOptions }): boolean {
  return options.measuring === 'always'
}

/** [BA-Q-56] [BA-Q-57] A retreat goes straight away from what caused it; else its owner may turn it. */
export function isStraightOnly({ options }: { options: BaOptions }): boolean {
  return options.retreatDirection === 'straight'
}
