import type { Options } from './kind.ts'
import { withDefaults } from './options.ts'
import type { Scenario } from './ruleset.ts'

/**
 * A scenario as it stands before its first step, with its own defaults: what a diagram is set up from.
 * Throws RangeError where there is no such scenario.
 */
export function asBegun<State>(
  scenario: Scenario<State> | undefined,
  options: Options = {},
): State {
  if (!scenario) throw new RangeError('There is no such scenario to begin.')
  return scenario.begin({ ...withDefaults(scenario.options, {}), ...options }, {})
}
