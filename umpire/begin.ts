import { advance } from './advance.ts'
import { compiledOf } from './compiled.ts'
import type { Dice } from './dice.ts'
import { describeError, excerpt, errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'
import type { Json, Kind } from './kind.ts'
import { errorInOptions, withDefaults } from './options.ts'
import type { Playable } from './playable.ts'
import { atRest, recordingTable } from './recording.ts'
import type { Recorded } from './recorded.ts'
import type { OptionSpec, Ruleset, Scenario } from './ruleset.ts'
import type { Options } from './kind.ts'
import { errorIn } from './shape.ts'

/** Options or attachments that the scenario does not take. */
export class Unprepared extends RangeError {
  readonly detail: ValidationError

  constructor(detail: ValidationError) {
    super(describeError(detail))
    this.name = 'Unprepared'
    this.detail = detail
  }
}

/** Throws RangeError for an unknown scenario. */
export function scenarioOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  id: string,
): Scenario<State> {
  const scenario = Object.hasOwn(ruleset.scenarios, id) ? ruleset.scenarios[id] : undefined
  if (scenario) return scenario
  const known = Object.keys(ruleset.scenarios).join(', ')
  throw new RangeError(`${ruleset.id} has no scenario "${excerpt(id)}"; it has ${known}.`)
}

/** The ruleset's options and the scenario's own. Throws RangeError for an unknown scenario. */
export function optionsOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  scenarioId: string,
): Record<string, OptionSpec> {
  return { ...ruleset.options, ...scenarioOf(ruleset, scenarioId).options }
}

/**
 * The state before the first step: no die has fallen.
 * Throws RangeError for an unknown scenario, Unprepared for options and attachments that are none of
 * the scenario's, AttachmentRefused for attachments against the rules.
 */
export function prepare<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  scenarioId: string,
  options: Options = {},
  attachments: Record<string, Json> = {},
): State {
  const scenario = scenarioOf(ruleset, scenarioId)
  const specs = optionsOf(ruleset, scenarioId)
  const error =
    errorInOptions(specs, options) ?? errorInAttachments(scenario, attachments, ruleset.scenarios)
  if (error) throw new Unprepared(error)
  return beforeFirstStep(ruleset, scenario.begin(withDefaults(specs, options), attachments))
}

/** The state with its cursor before the sequence of the turn; in place. */
export function beforeFirstStep<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): State {
  const turn = Object.keys(ruleset.rules.sequence)[0] ?? 'turn'
  state.place = [{ at: turn, loop: [], waiting: [] }]
  return state
}

type WithAttachments = Pick<Scenario<never>, 'attachments'>

/** `scenarios` are all of the ruleset's: one of them may take what this one does not. */
export function errorInAttachments(
  scenario: WithAttachments,
  attachments: Record<string, Json>,
  scenarios: Record<string, WithAttachments>,
): ValidationError | null {
  const fields = scenario.attachments ?? {}
  const unknownAttachment = Object.keys(attachments).find(name => !Object.hasOwn(fields, name))
  if (unknownAttachment !== undefined)
    return errorInUnknownAttachment(unknownAttachment, Object.keys(fields), scenarios)
  return errorIn({ type: 'record', fields, optional: Object.keys(fields) }, attachments, 'papers')
}

function errorInUnknownAttachment(
  name: string,
  own: readonly string[],
  scenarios: Record<string, WithAttachments>,
): ValidationError {
  const at = `papers.${name}`
  const takers = Object.keys(scenarios).filter(
    id => scenarios[id]?.attachments?.[name] !== undefined,
  )
  if (takers.length > 0) return errorAt(at, 'paperOfOther', { scenarios: takers.join(', ') })
  return own.length > 0 ? errorAt(at, 'papers', { papers: own.join(', ') }) : errorAt(at, 'noPaper')
}

/** Plays a prepared state on to the first question. The given state is left as it is. */
export function begin<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  start: State,
  dice: Dice,
): { state: State; events: Recorded<Event>[] } {
  const state = ruleset.rules.copy(start)
  const table = recordingTable(ruleset, state, dice)
  advance(compiledOf(ruleset).program, table)
  return { state, events: atRest(table) }
}
