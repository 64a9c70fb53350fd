import { compiledOf } from '../compiled.ts'
import { optionsOf, prepare, scenarioOf } from '../begin.ts'
import { phasesOf } from '../awaiting.ts'
import type { Kind } from '../kind.ts'
import { languages } from '../message.ts'
import type { Language, Message } from '../message.ts'
import { withDefaults } from '../options.ts'
import type { Playable } from '../playable.ts'
import { hasRule } from '../rulebook.ts'
import type { Ruleset } from '../ruleset.ts'
import { isRecord } from '../shape.ts'
import { sharedWith, byteDifference } from './stir.ts'
import type { Trial, Wording } from './trial.ts'

type Catalogues = Ruleset['messages']

/** Every language has the same keys, and no sentence a slip of syntax. */
export function faultsInCatalogues(messages: Catalogues, wording: Wording | undefined): string[] {
  const keys = new Set(languages.flatMap(language => Object.keys(messages[language])))
  return [...keys].flatMap(key =>
    languages.flatMap(language => {
      const sentence = sentenceOf(messages, language, key)
      if (sentence === undefined) return [`"${key}" is missing in ${language}.`]
      return thrown(() => wording?.(sentence, language), `"${key}" in ${language}`)
    }),
  )
}

function sentenceOf(messages: Catalogues, language: Language, key: string): string | undefined {
  return Object.hasOwn(messages[language], key) ? messages[language][key] : undefined
}

/** The message, and each within it, has a sentence in every language that takes its values. */
export function faultsInMessage(
  messages: Catalogues,
  wording: Wording | undefined,
  message: Message,
): string[] {
  if (message.key.startsWith('umpire.')) return []
  return languages.flatMap(language => {
    const values: Record<string, string | number> = {}
    const faults: string[] = []
    for (const [name, value] of Object.entries(message.values ?? {})) {
      values[name] = typeof value === 'object' ? value.key : value
      if (typeof value === 'object') faults.push(...faultsInMessage(messages, wording, value))
    }
    const sentence = sentenceOf(messages, language, message.key)
    if (sentence === undefined) return [`"${message.key}" has no sentence in ${language}.`]
    const filling = () => wording?.(sentence, language)(values)
    return [...new Set(faults), ...thrown(filling, `"${message.key}" in ${language}`)]
  })
}

function thrown(reading: () => unknown, what: string): string[] {
  try {
    reading()
    return []
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Every record with a key anywhere in plain data, such as the labels of a picture. */
export function messagesIn(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return []
  if (isMessage(value)) return [value]
  return Object.values(value).flatMap(messagesIn)
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value) || typeof value.key !== 'string') return false
  return value.values === undefined || isRecord(value.values)
}

/** Titles, and names for all that the umpire and the screen speak of: `seat.red`, `step.fire` … */
export function faultsInNames<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): string[] {
  const { title } = scenarioOf(ruleset, trial.scenario)
  const keys = [title, `${title}.about`, ...namesNeeded(ruleset, trial)]
  return keys.flatMap(key => faultsInMessage(ruleset.messages, trial.wording, { key }))
}

function namesNeeded<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { scenario, options = {} }: Trial,
): string[] {
  const specs = optionsOf(ruleset, scenario)
  const seats = scenarioOf(ruleset, scenario).seats(withDefaults(specs, options))
  const { operations } = compiledOf(ruleset).program
  const steps = operations.filter(({ step }) => step === 'ask').map(({ name }) => name)
  return [
    ...seats.map(seat => `seat.${seat}`),
    ...steps.map(step => `step.${step}`),
    ...phasesOf(ruleset).map(phase => `phase.${phase}`),
    ...Object.keys(ruleset.rules.orders).map(kind => `order.${kind}`),
    ...Object.keys(specs).map(name => `option.${name}`),
  ]
}

/** The rules that the sequence of play and the options cite. */
export function faultsInRules<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { scenario }: Trial,
): string[] {
  const { operations } = compiledOf(ruleset).program
  const bearers = operations.filter(({ step }) => step === 'ask' || step === 'umpire')
  const inSequence = bearers.map(({ rule }) => rule)
  const inOptions = Object.values(optionsOf(ruleset, scenario)).map(spec => spec.rule)
  return [...inSequence, ...inOptions].flatMap(rule => faultInRule(ruleset.rulebook, rule))
}

export function faultInRule(rulebook: Ruleset['rulebook'], rule: string): string[] {
  return hasRule(rulebook, rule) ? [] : [`The rule "${String(rule)}" is not in the rulebook.`]
}

/** Setting up twice gives the same and shares nothing: no battle reaches into the tables. */
export function faultsInSetup<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { scenario, options, papers: attachments }: Trial,
): string[] {
  const one = prepare(ruleset, scenario, options, attachments)
  const other = prepare(ruleset, scenario, options, attachments)
  const at = byteDifference(one, other)
  const shared = sharedWith(one, other, attachments)
  return [
    ...(at === null ? [] : [`Set up twice, the scenario differs at ${at}.`]),
    ...(shared === null ? [] : [`Set up twice, the scenarios share ${shared}.`]),
  ]
}
