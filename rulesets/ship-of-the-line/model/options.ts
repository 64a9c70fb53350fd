import { withDefaults } from '@grognard/umpire/options.ts'
import type { Options, OptionSpec, OptionValue } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from '../book/rulebook.ts'
import { windNames } from '../book/tables/board.ts'
import type { WindNames } from '../book/tables/board.ts'

/** Rulings that players may differ on, agreed before the battle. */
export interface SolOptions {
  windNamesAre: WindNames
  shipsBlockFire: boolean
  rammingAllowed: boolean
  returningShipMayLeaveAgain: boolean
  prizeCountsAsLost: boolean
  /** Whole rounds until the battle is counted out; 0 for no limit. */
  turnLimit: number
  /** Whole rounds without a hit, a capture or a surrender until it is a draw. */
  quietRoundsForDraw: number
}

interface SolOption extends OptionSpec {
  rule: RuleId
}

export const options: Record<keyof SolOptions, SolOption> = {
  windNamesAre: { rule: 'SOL-015', default: 'from', values: windNames },
  shipsBlockFire: { rule: 'SOL-059', default: false },
  rammingAllowed: { rule: 'SOL-133', default: false },
  returningShipMayLeaveAgain: { rule: 'SOL-134', default: false },
  prizeCountsAsLost: { rule: 'SOL-130', default: true },
  turnLimit: { rule: 'SOL-132', default: 0, from: 0, to: 200 },
  quietRoundsForDraw: { rule: 'SOL-135', default: 30, from: 1, to: 200 },
}

/** The options with their exact types, defaults filled in; a value out of its range throws. */
export function readOptions(chosen: Options): SolOptions {
  const full = withDefaults(options, chosen)
  return {
    windNamesAre: windNamesOf(full),
    shipsBlockFire: isOn(full, 'shipsBlockFire'),
    rammingAllowed: isOn(full, 'rammingAllowed'),
    returningShipMayLeaveAgain: isOn(full, 'returningShipMayLeaveAgain'),
    prizeCountsAsLost: isOn(full, 'prizeCountsAsLost'),
    turnLimit: numberOf(full, 'turnLimit'),
    quietRoundsForDraw: numberOf(full, 'quietRoundsForDraw'),
  }
}

function windNamesOf(full: Options): WindNames {
  const found = windNames.find(name => name === full.windNamesAre)
  if (found === undefined) throw notPossible('windNamesAre', full.windNamesAre)
  return found
}

function isOn(full: Options, name: keyof SolOptions): boolean {
  const value = full[name]
  if (typeof value !== 'boolean') throw notPossible(name, value)
  return value
}

function numberOf(full: Options, name: keyof SolOptions): number {
  const { from = 0, to = 0 } = options[name]
  const value = full[name]
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  if (!isWhole || value < from || value > to) throw notPossible(name, value)
  return value
}

function notPossible(name: string, value: OptionValue | undefined): RangeError {
  return new RangeError(`The option ${name} cannot be ${value}.`)
}
