import { compiledOf } from './compiled.ts'
import { errorInCursor } from './cursor-errors.ts'
import { seatsAsked } from './cursor.ts'
import { copyJson, firstDifference, firstNotPlain } from './json.ts'
import { errorInOrder, isOrder, judge, orderWithUsual } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import { sampleFor } from './legal-orders.ts'
import { errorInNames } from './name-errors.ts'
import type { Playable, Seen } from './playable.ts'
import { isUmpires } from './recorded.ts'
import type { UmpiresEvent } from './recorded.ts'
import type { Ruleset } from './ruleset.ts'
import { seededDice } from './seeded-dice.ts'
import { errorIn, isRecord, withUsual } from './shape.ts'
import type { Shape } from './shape.ts'
import { describeError, errorAt, excerpt, withFound } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/** A record from outside that this ruleset cannot read. */
export class Malformed extends Error {
  readonly detail: ValidationError

  constructor(noun: string, detail: ValidationError) {
    super(`This is no ${noun} of the ruleset: ${describeError(detail)}.`)
    this.name = 'Malformed'
    this.detail = detail
  }
}

/** Where plain records become a ruleset's own. Each crossing is checked; Malformed is thrown. */
export interface Decoder<State, Order, Event> {
  state(value: unknown): State
  /** A state from outside, in which fields that have a usual value may be left out. */
  fullState(value: unknown): State
  /** Of any kind, or of the one named. */
  order(value: unknown, kind?: string): Order
  event(value: Kind): Event | UmpiresEvent
  /** Marks a state as the ruleset's own, so that it crosses unchecked from now on. */
  own(state: State): State
  /** Marks what the ruleset's view gave; it is the ruleset's own too. */
  seen(view: State): State & Seen
}

export function decoderOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Decoder<State, Order, Event> {
  const known = new WeakSet<object>()
  const isOwn = (value: unknown): value is State => isRecord(value) && known.has(value)
  const own = (state: State): State => {
    known.add(state)
    return state
  }
  const views = new WeakSet<object>()
  const isSeen = (view: State): view is State & Seen => views.has(view)
  return {
    own,
    seen(view) {
      views.add(own(view))
      if (isSeen(view)) return view
      throw new TypeError('What has been marked as a view is one.')
    },
    state(value) {
      if (isOwn(value)) return value
      if (isState(ruleset, value)) return own(value)
      throw new Malformed('state', errorInState(ruleset, value) ?? unreadable)
    },
    fullState(given) {
      const value = stateWithUsual(ruleset, given)
      if (!isState(ruleset, value))
        throw new Malformed('state', errorInState(ruleset, value) ?? unreadable)
      const error = errorInPlay(ruleset, value)
      if (error) throw new Malformed('state', error)
      return own(value)
    },
    order(given, kind) {
      const value = orderWithUsual(ruleset, given)
      if (isOrder(ruleset, value)) {
        if (kind === undefined || value.kind === kind) return value
        throw new Malformed('order', errorAt('kind', 'exactly', { value: kind }))
      }
      throw new Malformed('order', errorInOrder(ruleset, value) ?? unreadable)
    },
    event(value) {
      if (isEvent(ruleset, value)) return value
      throw new Malformed('event', errorAt('kind', 'oneOf', { values: kindsOfEvent(ruleset) }))
    },
  }
}

const unreadable = errorAt('', 'record')

const text: Shape = { type: 'text' }
const seats: Shape = { type: 'list', of: text }
const loop: Shape = { type: 'list', of: { type: 'integer', from: 0 } }

export const place: Shape = {
  type: 'list',
  of: { type: 'record', fields: { at: text, loop, waiting: seats } },
  fewest: 1,
  most: 100,
}

const message: Shape = {
  type: 'record',
  fields: { key: text, values: { type: 'table', of: { type: 'anything' } } },
  optional: ['values'],
}

const playable: Record<string, Shape> = {
  place,
  outcome: {
    type: 'oneOf',
    of: [{ type: 'nothing' }, { type: 'record', fields: { winners: seats, message } }],
    usual: null,
  },
}

/** The shape of a whole state; what the ruleset does not describe may be anything. */
export function shapeOfState<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Shape | null {
  const { stateShape } = ruleset.rules
  if (!stateShape) return null
  const usual = [{ at: Object.keys(ruleset.rules.sequence)[0] ?? '', loop: [], waiting: [] }]
  return { type: 'record', fields: { ...playable, place: { ...place, usual }, ...stateShape } }
}

function stateWithUsual<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): unknown {
  const shape = shapeOfState(ruleset)
  return shape && firstNotPlain(value) === null ? withUsual(shape, value) : value
}

/**
 * The first thing wrong with a state from outside, or null, and what is found there: its shape and
 * ranges, the names in it, where it stands in the sequence of play, and what its ruleset knows. Its
 * own copy is the last measure: it writes every field out, so what it drops or adds does not belong.
 */
export function errorInState<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): ValidationError | null {
  const error =
    errorInFields(ruleset, value) ?? errorInCopy(ruleset, value) ?? errorInRules(ruleset, value)
  return error && withFound(error, value)
}

function errorInFields<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): ValidationError | null {
  if (!isRecord(value)) return errorAt('', 'record')
  const notPlain = firstNotPlain(value)
  if (notPlain !== null) return errorAt(notPlain, 'plain')
  const shape = shapeOfState(ruleset)
  if (shape) return errorIn(shape, value) ?? errorInNames(shape, value)
  for (const [name, field] of Object.entries(playable)) {
    const error = errorIn(field, value[name], name)
    if (error) return error
  }
  return null
}

/** What has the shape of a state, and yet none of its rules can be asked about. */
function errorInRules<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): ValidationError | null {
  try {
    // In shape, and its own copy: whatever else is wrong with it is looked for here.
    const state = value as State
    const { program } = compiledOf(ruleset)
    return (
      ruleset.rules.errorInState?.(state) ??
      errorInCursor(program, ruleset.rules.seats(state), state)
    )
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return errorAt('', 'playable', { why: excerpt(why) })
  }
}

/**
 * The last measure of a state from outside: the rules can show it to every seat, and each seat that
 * is asked has an order to give.
 */
export function errorInPlay<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
): ValidationError | null {
  try {
    for (const seat of ruleset.rules.seats(state)) {
      const view = ruleset.secrecy.view(state, seat)
      ruleset.display.picture(view)
      ruleset.display.status(view, seat)
    }
    const idle = state.outcome
      ? undefined
      : seatsAsked(state).find(seat => !hasOrder(ruleset, state, seat))
    return idle === undefined ? null : errorAt('place', 'orderFor', { seat: idle })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return errorAt('', 'playable', { why: excerpt(why) })
  }
}

function hasOrder<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): boolean {
  const order = sampleFor(ruleset, state, seat, seededDice('gate'))
  return order !== undefined && judge(ruleset, state, seat, order).allowed
}

function errorInCopy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): ValidationError | null {
  try {
    // A guess, put to the test at once: copy throws or comes out different when it is wrong.
    const guess = copyJson(value) as State
    const difference = firstDifference(ruleset.rules.copy(guess), value)
    return difference === null ? null : errorAt(difference, 'state', { ruleset: ruleset.id })
  } catch {
    return errorAt('', 'state', { ruleset: ruleset.id })
  }
}

function isState<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): value is State {
  return errorInState(ruleset, value) === null
}

function isEvent<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: Kind,
): value is Event | UmpiresEvent {
  return isUmpires(value) || Object.hasOwn(ruleset.rules.apply, value.kind)
}

function kindsOfEvent<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): string {
  return Object.keys(ruleset.rules.apply).join(', ')
}
