import { readOptions as read } from '@grognard/umpire/options.ts'
import type { OptionsOf } from '@grognard/umpire/options.ts'
import type { Options } from '@grognard/umpire/kind.ts'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from '../book/rulebook.ts'
import { windNames } from '../book/tables/board.ts'

/** Rulings that players may differ on, agreed before the battle. */
export const options = {
  windNamesAre: { rule: 'SOL-015', default: 'from', values: windNames },
  shipsBlockFire: { rule: 'SOL-059', default: false },
  rammingAllowed: { rule: 'SOL-133', default: false },
  returningShipMayLeaveAgain: { rule: 'SOL-134', default: false },
  prizeCountsAsLost: { rule: 'SOL-130', default: true },
  /** Whole rounds until the battle is counted out; 0 for no limit. */
  turnLimit: { rule: 'SOL-132', default: 0, from: 0, to: 200 },
  /** Whole rounds without a hit, a capture or a surrender until it is a draw. */
  quietRoundsForDraw: { rule: 'SOL-135', default: 30, from: 1, to: 200 },
} as const satisfies Record<string, OptionSpec & { rule: RuleId }>

export type SolOptions = OptionsOf<typeof options>

export const readOptions = (chosen: Options): SolOptions => read(options, chosen)
