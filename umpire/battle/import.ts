import { errorInAttachments } from '../begin.ts'
import { Malformed } from '../decode.ts'
import { errorInEvent, rollsShape, umpiresEvents } from '../event-shape.ts'
import type { Game } from '../game.ts'
import { whereJsonEnds } from '../json-position.ts'
import { firstNotPlain, pathTo } from '../json.ts'
import type { Kind, Seat } from '../kind.ts'
import { errorInOptions } from '../options.ts'
import type { Playable } from '../playable.ts'
import type { Recorded } from '../recorded.ts'
import { errorIn, isRecord } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { errorAt, excerpt } from '../validation-error.ts'
import type { ValidationError } from '../validation-error.ts'
import { battleFormat, battleOf, battleVersion } from './battle.ts'
import type { Battle, BattleFile, Entry } from './battle.ts'
import { BattleFileError } from './file-error.ts'

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

/** Reads a battle file that is a record already. */
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
  return battleOf(game, { ...value, start, entries }, state)
}

/** The parts that are read before the game is known; `start` and `entries` are the game's to read. */
type Head = Omit<BattleFile, 'start' | 'entries'> & { start: unknown; entries: unknown[] }

const text: Shape = { type: 'text' }
const seededKind: Shape = { type: 'text', values: ['hmac-sha256', 'seeded'] }
const seedChange: Shape = {
  type: 'record',
  fields: {
    from: { type: 'integer', from: 1 },
    seed: text,
    kind: seededKind,
    round: { type: 'integer', from: 1 },
  },
  optional: ['kind', 'round'],
}
const seal: Shape = {
  type: 'record',
  fields: {
    battle: text,
    secret: text,
    commitment: text,
    shares: {
      type: 'list',
      of: { type: 'record', fields: { seat: text, share: text, hash: text } },
    },
  },
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
            sealed: seal,
            later: { type: 'list', of: seedChange },
          },
          optional: ['sealed', 'later'],
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
  if (typeof format !== 'string')
    throw new BattleFileError('noFormat', 'format', { format: battleFormat })
  if (format !== battleFormat)
    throw new BattleFileError('format', 'format', { given: excerpt(format), format: battleFormat })
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

/** Reads the entries one by one onto the state; throws BattleFileError at the first bad one. */
function readEntries(
  game: Game,
  start: Playable,
  values: readonly unknown[],
): { entries: Entry[]; state: Playable } {
  const state = game.copy(start)
  const seats = game.seats(state)
  const entries = values.map((value, seq) => {
    const entry = entryFrom(game, seats, value, seq)
    applyAll(game, state, entry)
    return entry
  })
  return { entries, state: wholeState(game, state, entries.length - 1) }
}

function entryFrom(game: Game, seats: readonly Seat[], value: unknown, seq: number): Entry {
  const at = `entries[${seq}]`
  if (isRecord(value) && typeof value.seq === 'number' && value.seq !== seq)
    throw new BattleFileError('sequence', `${at}.seq`, { expected: seq, given: value.seq })
  const shape = seq === 0 ? opening : ordered(seats)
  if (!isEntry(shape, value)) throw fieldError(errorIn(shape, value, at) ?? errorAt(at, 'entry'))
  if (seq > 0) checkOrder(game, value.order, `${at}.order`)
  value.events.forEach((event, index) => checkEvent(game, event, `${at}.events[${index}]`))
  if (value.events.at(-1)?.kind !== 'placed') throw fieldError(errorAt(`${at}.events`, 'placed'))
  return value
}

const nothing: Shape = { type: 'nothing' }
const integer: Shape = { type: 'integer' }
const anything: Shape = { type: 'anything' }

const events: Shape = { type: 'list', of: anything, fewest: 1, most: 100_000 }
const typed: Shape = { type: 'text', values: ['typed'] }

const opening: Shape = {
  type: 'record',
  fields: { seq: integer, seat: nothing, order: nothing, events, dice: typed },
  optional: ['dice'],
}

function ordered(seats: readonly Seat[]): Shape {
  return {
    type: 'record',
    fields: {
      seq: integer,
      seat: { type: 'text', values: seats },
      order: anything,
      events,
      dice: typed,
    },
    optional: ['dice'],
  }
}

function isEntry(shape: Shape, value: unknown): value is Entry {
  return errorIn(shape, value) === null
}

function checkOrder(game: Game, order: unknown, at: string): void {
  const wrong = game.errorInOrder(order)
  if (wrong) throw fieldError({ at: pathTo(at, wrong.at), expected: wrong.expected })
}

/** Its kind, the umpire's marks, the umpire's own events, and the fields that its ruleset describes. */
function checkEvent(game: Game, event: unknown, at: string): void {
  if (!isRecord(event) || typeof event.kind !== 'string') throw fieldError(errorAt(at, 'event'))
  const { kind, rolls = [], inPhase = '' } = event
  const own = Object.hasOwn(umpiresEvents, kind) ? umpiresEvents[kind] : undefined
  const wrong = own
    ? errorIn({ type: 'record', fields: { kind: text, ...own } }, event, at)
    : (errorIn(rollsShape, rolls, `${at}.rolls`) ?? errorIn(text, inPhase, `${at}.inPhase`))
  if (wrong) throw fieldError(wrong)
  const inside = errorInEvent(game.eventShapes, { ...event, kind })
  if (inside) throw fieldError({ ...inside, at: pathTo(at, inside.at) })
}

function applyAll(game: Game, state: Playable, { seq, events }: Entry): void {
  events.forEach((event, index) => applyOne(game, state, event, `entries[${seq}].events[${index}]`))
}

function applyOne(game: Game, state: Playable, event: Recorded<Kind>, at: string): void {
  try {
    game.applyEvent(state, event)
  } catch (error) {
    if (error instanceof Malformed)
      throw fieldError({ at: pathTo(at, error.detail.at), expected: error.detail.expected })
    throw new BattleFileError('apply', at, { kind: excerpt(event.kind) })
  }
}

/** Bad events may have spoilt the state without stopping the reader: it is looked at once more. */
function wholeState(game: Game, state: Playable, last: number): Playable {
  const wrong = game.errorInState(state)
  if (!wrong) return state
  throw fieldError({ ...wrong, at: `entries[${last}], state ${wrong.at}`.trimEnd() })
}

function fieldError({ at, expected, found }: ValidationError): BattleFileError {
  return found === undefined
    ? new BattleFileError('field', at, { expected })
    : new BattleFileError('found', at, { expected, found })
}
