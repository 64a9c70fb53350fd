import type { Entry } from './battle.ts'
import { BattleFileError } from './battle-file-error.ts'
import { Malformed } from './decode.ts'
import { errorInEvent, rollsShape, umpiresEvents } from './event-shape.ts'
import { excerpt, errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'
import type { Game } from './game.ts'
import { pathTo } from './json.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Recorded } from './recording.ts'
import { errorIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'

/** Reads the entries one by one onto the state; throws BattleFileError at the first bad one. */
export function readEntries(
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
const text: Shape = { type: 'text' }
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
  const { kind, rolls: thrown = [], inPhase = '' } = event
  const own = Object.hasOwn(umpiresEvents, kind) ? umpiresEvents[kind] : undefined
  const wrong = own
    ? errorIn({ type: 'record', fields: { kind: text, ...own } }, event, at)
    : (errorIn(rollsShape, thrown, `${at}.rolls`) ?? errorIn(text, inPhase, `${at}.inPhase`))
  if (wrong) throw fieldError(wrong)
  const inside = errorInEvent(game.eventShapes, { ...event, kind })
  if (inside) throw fieldError({ ...inside, at: pathTo(at, inside.at) })
}

function applyAll(game: Game, state: Playable, { seq, events }: Entry): void {
  events.forEach((event, index) => applyOne(game, state, event, `entries[${seq}].events[${index}]`))
}

function applyOne(game: Game, state: Playable, event: Recorded<Kind>, at: string): void {
  try {
    game.evolve(state, event)
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
