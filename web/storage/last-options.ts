import { errorInOptions, withDefaults } from '@grognard/umpire'
import type { Battle, Game, Options, OptionSpec, OptionValue } from '@grognard/umpire'

const KEY = 'grognard.options'

/** The options with which a scenario was begun last, by ruleset and scenario. */
type Kept = Record<string, unknown>

export function keepOptions({ game, file }: Battle): void {
  const kept = { ...readKept(), [nameOf(game.id, file.scenario)]: file.options }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // They are chosen anew.
  }
}

/** Those of the last battle of a scenario, where they still fit; else the usual ones. */
export function lastOptions(game: Game, scenario: string): Options {
  const specs = game.optionsOf(scenario)
  const kept = readKept()[nameOf(game.id, scenario)]
  return withDefaults(specs, fittingOnly(specs, isRecord(kept) ? kept : {}))
}

/** What a scenario no longer knows, or takes otherwise, is left out. */
export function fittingOnly(
  specs: Record<string, OptionSpec>,
  kept: Record<string, unknown>,
): Options {
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, OptionValue] =>
        isValue(entry[1]) && !errorInOptions(specs, { [entry[0]]: entry[1] }),
    ),
  )
}

function isValue(value: unknown): value is OptionValue {
  return ['boolean', 'string', 'number'].includes(typeof value)
}

function nameOf(ruleset: string, scenario: string): string {
  return `${ruleset}/${scenario}`
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
