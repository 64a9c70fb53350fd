import { battleFormat, battleVersion } from './battle.ts'
import type { Battle, BattleFile } from './battle.ts'
import { readEntries } from './battle-entries.ts'
import { BattleFileError } from './battle-file-error.ts'
import { errorInAttachments } from './begin.ts'
import { Malformed } from './decode.ts'
import { excerpt, errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'
import type { Game } from './game.ts'
import { whereJsonEnds } from './json-position.ts'
import { firstNotPlain, pathTo } from './json.ts'
import { errorInOptions } from './options.ts'
import { errorIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'

/** Reads a battle file whole or throws BattleFileError; nothing is left half loaded. */
export function importBattle(text: string, catalogue: Record<string, Game>): Battle {
  return readBattle(parsed(text), catalogue)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = whereJsonEnds(text)
    throw new BattleFileError('notJson', `line ${line}, column ${column}`, { line, column })
  }
}

/** The same for a file that is a record already. */
export function readBattle(value: unknown, catalogue: Record<string, Game>): Battle {
  try {
    return battleFrom(value, catalogue)
  } catch (error) {
    throw error instanceof BattleFileError ? error.withFoundIn(value) : error
  }
}

function battleFrom(value: unknown, catalogue: Record<string, Game>): Battle {
  checkFormat(value)
  if (!isHead(value)) throw fieldError(errorInHead(value) ?? errorAt('', 'record'))
  const game = Object.hasOwn(catalogue, value.ruleset) ? catalogue[value.ruleset] : undefined
  if (!game) {
    const known = Object.keys(catalogue).join(', ')
    throw new BattleFileError('ruleset', 'ruleset', { given: excerpt(value.ruleset), known })
  }
  checkScenario(game, value)
  const start = startOf(game, value)
  const { entries, state } = readEntries(game, start, value.entries)
  return { game, file: { ...value, start, entries }, state }
}

/** The parts that are read before the game is known; `start` and `entries` are the game's to read. */
type Head = Omit<BattleFile, 'start' | 'entries'> & { start: unknown; entries: unknown[] }

const text: Shape = { type: 'text' }
const seededKind: Shape = { type: 'text', values: ['hmac-sha256', 'seeded'] }
const seedChange: Shape = {
  type: 'record',
  fields: { from: { type: 'integer', from: 1 }, seed: text, kind: seededKind },
  optional: ['kind'],
}
const optionValue: Shape = {
  type: 'oneOf',
  of: [{ type: 'yesNo' }, { type: 'number' }, text],
}

const head: Shape = {
  type: 'record',
  fields: {
    format: { type: 'text', values: [battleFormat] },
    version: { type: 'integer', from: 1, to: battleVersion },
    ruleset: text,
    edition: text,
    engine: text,
    scenario: text,
    options: { type: 'table', of: optionValue },
    papers: { type: 'table', of: { type: 'anything' } },
    dice: {
      type: 'oneOf',
      of: [
        {
          type: 'record',
          fields: {
            kind: { type: 'text', values: ['typed'] },
            later: { type: 'list', of: seedChange },
          },
          optional: ['later'],
        },
        {
          type: 'record',
          fields: {
            kind: seededKind,
            seed: text,
            later: { type: 'list', of: seedChange },
          },
          optional: ['later'],
        },
      ],
    },
    forks: { type: 'list', of: { type: 'integer', from: 0 } },
    start: { type: 'anything' },
    entries: { type: 'list', of: { type: 'anything' }, fewest: 1, most: 1_000_000 },
  },
  optional: ['forks'],
}

function isHead(value: unknown): value is Head {
  return errorInHead(value) === null
}

function errorInHead(value: unknown): ValidationError | null {
  const error = errorIn(head, value)
  if (error) return error
  const notPlain = firstNotPlain(value)
  return notPlain === null ? null : errorAt(notPlain, 'plain')
}

function checkFormat(value: unknown): void {
  const { format, version } = isRecord(value) ? value : {}
  const given = typeof format === 'string' ? excerpt(format) : 'missing'
  if (given !== battleFormat)
    throw new BattleFileError('format', 'format', { given, format: battleFormat })
  if (typeof version === 'number' && version > battleVersion)
    throw new BattleFileError('newer', 'version', { given: version, known: battleVersion })
}

function checkScenario(game: Game, { scenario, options, papers: attachments }: Head): void {
  const card = Object.hasOwn(game.scenarios, scenario) ? game.scenarios[scenario] : undefined
  if (!card) {
    const known = Object.keys(game.scenarios).join(', ')
    throw new BattleFileError('scenario', 'scenario', { given: excerpt(scenario), known })
  }
  const error =
    errorInOptions(game.optionsOf(scenario), options) ??
    errorInAttachments(card, attachments, game.scenarios)
  if (error) throw fieldError(error)
}

function startOf(game: Game, { start }: Head) {
  try {
    return game.stateFrom(start)
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    const { at, expected } = error.detail
    throw fieldError({ at: pathTo('start', at), expected })
  }
}

function fieldError({ at, expected }: ValidationError): BattleFileError {
  return new BattleFileError('field', at, { expected })
}
