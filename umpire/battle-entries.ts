import type { Entry } from './battle.ts'
import { BattleFileFault } from './battle-fault.ts'
import { Malformed } from './border.ts'
import { faultInEvent, rollsShape, umpiresEvents } from './event-shape.ts'
import { excerpt, faultAt } from './fault.ts'
import type { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { pathTo } from './json.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Recorded } from './recording.ts'
import { faultIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'

/** Reads the entries one by one onto the state; throws BattleFileFault at the first bad one. */
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
    throw new BattleFileFault('sequence', `${at}.seq`, { expected: seq, given: value.seq })
  const shape = seq === 0 ? opening : ordered(seats)
  if (!isEntry(shape, value)) throw fault(faultIn(shape, value, at) ?? faultAt(at, 'entry'))
  if (seq > 0) checkOrder(game, value.order, `${at}.order`)
  value.events.forEach((event, index) => checkEvent(game, event, `${at}.events[${index}]`))
  if (value.events.at(-1)?.kind !== 'placed') throw fault(faultAt(`${at}.events`, 'placed'))
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
  return faultIn(shape, value) === null
}

function checkOrder(game: Game, order: unknown, at: string): void {
  const wrong = game.faultInOrder(order)
  if (wrong) throw fault({ at: pathTo(at, wrong.at), expected: wrong.expected })
}

/** Its kind, the umpire's marks, the umpire's own events, and the fields that its ruleset describes. */
function checkEvent(game: Game, event: unknown, at: string): void {
  if (!isRecord(event) || typeof event.kind !== 'string') throw fault(faultAt(at, 'event'))
  const { kind, rolls: thrown = [], inPhase = '' } = event
  const own = Object.hasOwn(umpiresEvents, kind) ? umpiresEvents[kind] : undefined
  const wrong = own
    ? faultIn({ type: 'record', fields: { kind: text, ...own } }, event, at)
    : (faultIn(rollsShape, thrown, `${at}.rolls`) ?? faultIn(text, inPhase, `${at}.inPhase`))
  if (wrong) throw fault(wrong)
  const inside = faultInEvent(game.eventShapes, { ...event, kind })
  if (inside) throw fault({ ...inside, at: pathTo(at, inside.at) })
}

function applyAll(game: Game, state: Playable, { seq, events }: Entry): void {
  events.forEach((event, index) => applyOne(game, state, event, `entries[${seq}].events[${index}]`))
}

function applyOne(game: Game, state: Playable, event: Recorded<Kind>, at: string): void {
  try {
    game.evolve(state, event)
  } catch (error) {
    if (error instanceof Malformed)
      throw fault({ at: pathTo(at, error.fault.at), expected: error.fault.expected })
    throw new BattleFileFault('apply', at, { kind: excerpt(event.kind) })
  }
}

/** Bad events may have spoilt the state without stopping the reader: it is looked at once more. */
function wholeState(game: Game, state: Playable, last: number): Playable {
  const wrong = game.faultInState(state)
  if (!wrong) return state
  throw fault({ ...wrong, at: `entries[${last}], state ${wrong.at}`.trimEnd() })
}

function fault({ at, expected, found }: Fault): BattleFileFault {
  return found === undefined
    ? new BattleFileFault('field', at, { expected })
    : new BattleFileFault('found', at, { expected, found })
}
