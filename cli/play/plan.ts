import {
  AttachmentRefused,
  errorInOptions,
  freshSeed,
  isJson,
  messageOfError,
  Unprepared,
  withDefaults,
} from '@grognard/umpire'
import type {
  BattlePlan,
  Game,
  Json,
  Language,
  NewBattleDice,
  Options,
  OptionSpec,
  OptionValue,
  Playable,
  Seat,
} from '@grognard/umpire'
import { whereJsonEnds } from '@grognard/umpire/json-position.ts'
import { readText } from '../files.ts'
import { reasonsOf, say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { errorWithText, UsageError, usageError } from '../usage-error.ts'
import { playersKnown } from './computers.ts'

/** How a battle is played in the terminal, as the flags say it. */
export interface PlayFlags {
  ruleset?: string | undefined
  scenario?: string | undefined
  seat: readonly string[]
  option: readonly string[]
  paper: readonly string[]
  seed?: string | undefined
  dice: string
  save?: string | undefined
  resume?: string | undefined
  language: Language
}

/** The battle the flags describe. Throws UsageError. */
export function planFrom(game: Game, scenario: string, flags: PlayFlags): BattlePlan {
  const options = optionsFrom(game.optionsOf(scenario), flags.option)
  return { scenario, options, papers: attachmentsFrom(flags.paper), dice: diceFrom(flags) }
}

/** Throws UsageError. */
export function diceFrom({ dice, seed }: Pick<PlayFlags, 'dice' | 'seed'>): NewBattleDice {
  if (dice === 'typed') return { kind: 'typed' }
  if (dice !== 'computer') throw usageError('noDice', { text: dice })
  return { kind: 'hmac-sha256', seed: seed ?? freshSeed() }
}

/** `name=value`, cut at the first sign. */
export function pairFrom(text: string, flag: string): [string, string] {
  const cut = text.indexOf('=')
  if (cut > 0) return [text.slice(0, cut), text.slice(cut + 1)]
  throw usageError('noPair', { flag, text })
}

/** What the flags `name=value` choose among the options. Throws UsageError. */
export function optionsFrom(specs: Record<string, OptionSpec>, flags: readonly string[]): Options {
  const options: Options = {}
  for (const flag of flags) {
    const [name, text] = pairFrom(flag, 'option')
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (!spec) throw usageError('noOption', { name, known: Object.keys(specs).join(', ') })
    options[name] = valueFrom(spec, text)
  }
  const fault = errorInOptions(specs, options)
  if (fault) throw new UsageError(messageOfError({ ...fault, at: fault.at.replace('.', ' ') }))
  return options
}

/** As the option's own values are; what is none of them stays text and is refused as such. */
function valueFrom(spec: OptionSpec, text: string): OptionValue {
  const listed = spec.values?.find(value => String(value) === text)
  if (listed !== undefined) return listed
  if (typeof spec.default === 'boolean') return switches[text] ?? text
  if (typeof spec.default === 'number' && text.trim() !== '') return Number(text)
  return text
}

const switches: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
}

export function attachmentsFrom(flags: readonly string[]): Record<string, Json> {
  const attachments = flags.map(flag => {
    const [name, path] = pairFrom(flag, 'paper')
    return [name, jsonIn(path)] as const
  })
  return Object.fromEntries(attachments)
}

function jsonIn(path: string): Json {
  const text = readText(path)
  try {
    const value: unknown = JSON.parse(text)
    if (isJson(value)) return value
  } catch {
    // Said below, as for any other text that is no JSON.
  }
  const values = { file: path, ...whereJsonEnds(text) }
  throw new UsageError({ key: 'cli.papers.notJson', values })
}

export function seatsOf(
  game: Game,
  scenario: string,
  options: Options,
  attachments: Record<string, Json>,
): readonly Seat[] {
  const card = game.scenarios[scenario]
  return card?.seats(withDefaults(game.optionsOf(scenario), options), attachments) ?? []
}

/**
 * The seats a person plays: those named so. Where none is named so, the first that is not given to
 * the computer, as in the page.
 */
export function humansAmong(seats: readonly Seat[], flags: readonly string[]): Seat[] {
  const players = playersNamed(seats, flags)
  const named = seats.filter(seat => players.get(seat) === 'human')
  return named.length > 0 ? named : seats.filter(seat => !players.has(seat)).slice(0, 1)
}

/** Who plays which seat, as far as the flags say it. Throws UsageError. */
export function playersNamed(
  seats: readonly Seat[],
  flags: readonly string[],
): ReadonlyMap<Seat, string> {
  const players = new Map(flags.map(flag => pairFrom(flag, 'seat')))
  for (const [seat, player] of players) {
    if (!seats.includes(seat)) throw usageError('noSeat', { seat, known: seats.join(', ') })
    if (!playersKnown.some(known => known === player))
      throw usageError('noPlayer', { known: playersKnown.join(', '), text: player })
  }
  return players
}

type Choices = Pick<BattlePlan, 'scenario' | 'options' | 'papers'>

/** The battle before its first step. Throws UsageError for options and attachments it does not take. */
export function prepared(
  teller: Teller,
  { scenario, options, papers: attachments }: Choices,
): Playable {
  try {
    return teller.game.prepare(scenario, options, attachments)
  } catch (error) {
    if (error instanceof AttachmentRefused) throw attachmentsError(teller, error)
    if (error instanceof Unprepared) throw new UsageError(messageOfError(error.detail))
    throw error instanceof RangeError ? errorWithText(error.message) : error
  }
}

function attachmentsError(teller: Teller, { ruling }: AttachmentRefused): UsageError {
  const [reason = '', ...others] = reasonsOf(teller, ruling)
  if (others.length === 0) return errorWithText(reason)
  return errorWithText(say(teller, 'papers.refused'), [reason, ...others])
}
