import { readOptions as read } from '@grognard/umpire/options.ts'
import type { OptionsOf } from '@grognard/umpire/options.ts'
import type { Options } from '@grognard/umpire'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from './rulebook.ts'

/** Where the players may agree otherwise, each with the rule that it is about. */
export const options = {
  smallShips: { rule: 'WAS-099', default: true },
  aswThreat: { rule: 'WAS-136', default: true },
  strafing: { rule: 'WAS-109', default: true },
  crippledFlagship: { rule: 'WAS-048', default: false },
  expertStrafer: { rule: 'WAS-181', default: 'base', values: ['base', 'literal'] },
  radarPicket: { rule: 'WAS-185', default: 'literal', values: ['literal', 'base'] },
  airPerTarget: { rule: 'WAS-123', default: 0, from: 0, to: 4 },
  objectivesCanFlip: { rule: 'WAS-161', default: false },
  crippledCarrierHalf: { rule: 'WAS-143', default: false },
  submarinesBlockTorpedoes: { rule: 'WAS-088', default: false },
  reverseAtSpeed1: { rule: 'WAS-060', default: false },
} as const satisfies Record<string, OptionSpec & { rule: RuleId }>

export type WasOptions = OptionsOf<typeof options>

export const readOptions = (chosen: Options): WasOptions => read(options, chosen)
