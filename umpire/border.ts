import { describeFault, faultAt } from './fault.ts'
import type { Fault } from './fault.ts'
import { copyJson, firstDifference, firstStranger } from './json.ts'
import { faultInOrder, isOrder } from './judge.ts'
import type { Kind } from './kind.ts'
import type { Playable } from './playable.ts'
import { isUmpires } from './recording.ts'
import type { UmpiresEvent } from './recording.ts'
import type { Ruleset } from './ruleset.ts'
import { faultIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'
import type { Seen } from './view.ts'

/** A record from outside that this ruleset cannot read. */
export class Malformed extends Error {
  readonly fault: Fault

  constructor(noun: string, fault: Fault) {
    super(`This is no ${noun} of the ruleset: ${describeFault(fault)}.`)
    this.name = 'Malformed'
    this.fault = fault
  }
}

/** Where plain records become a ruleset's own. Each crossing is checked; Malformed is thrown. */
export interface Border<State, Order, Event> {
  state(value: unknown): State
  /** Of any kind, or of the one named. */
  order(value: unknown, kind?: string): Order
  event(value: Kind): Event | UmpiresEvent
  /** Marks a state as the ruleset's own, so that it crosses unchecked from now on. */
  own(state: State): State
  /** Marks what the ruleset's view gave; it is the ruleset's own too. */
  seen(view: State): State & Seen
}

export function borderOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): Border<State, Order, Event> {
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
      throw new Malformed('state', faultInState(ruleset, value) ?? unreadable)
    },
    order(value, kind) {
      if (isOrder(ruleset, value)) {
        if (kind === undefined || value.kind === kind) return value
        throw new Malformed('order', faultAt('kind', 'exactly', { value: kind }))
      }
      throw new Malformed('order', faultInOrder(ruleset, value) ?? unreadable)
    },
    event(value) {
      if (isEvent(ruleset, value)) return value
      throw new Malformed('event', faultAt('kind', 'oneOf', { values: kindsOfEvent(ruleset) }))
    },
  }
}

const unreadable = faultAt('', 'record')

const text: Shape = { type: 'text' }
const seats: Shape = { type: 'list', of: text }
const loop: Shape = { type: 'list', of: { type: 'integer', from: 0 } }

export const place: Shape = {
  type: 'list',
  of: { type: 'record', fields: { at: text, loop, waiting: seats } },
  fewest: 1,
}

const playable: Record<string, Shape> = {
  place,
  outcome: {
    type: 'oneOf',
    of: [
      { type: 'nothing' },
      { type: 'record', fields: { winners: seats, message: { type: 'anything' } } },
    ],
  },
}

/**
 * The first thing wrong with a state from outside, or null. The ruleset's own copy is the measure:
 * it writes every field out, so what it cannot read, drops or adds does not belong.
 */
export function faultInState<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): Fault | null {
  if (!isRecord(value)) return faultAt('', 'record')
  const stranger = firstStranger(value)
  if (stranger !== null) return faultAt(stranger, 'plain')
  for (const [name, shape] of Object.entries(playable)) {
    const fault = faultIn(shape, value[name], name)
    if (fault) return fault
  }
  return faultInCopy(ruleset, value)
}

function faultInCopy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: Record<string, unknown>,
): Fault | null {
  try {
    // A guess, put to the test at once: copy throws or comes out different when it is wrong.
    const guess = copyJson(value) as typeof value & State
    const difference = firstDifference(ruleset.copy(guess), value)
    return difference === null ? null : faultAt(difference, 'state', { ruleset: ruleset.id })
  } catch {
    return faultAt('', 'state', { ruleset: ruleset.id })
  }
}

function isState<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: unknown,
): value is State {
  return faultInState(ruleset, value) === null
}

export function isEvent<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  value: Kind,
): value is Event | UmpiresEvent {
  return isUmpires(value) || Object.hasOwn(ruleset.evolve, value.kind)
}

function kindsOfEvent<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): string {
  return Object.keys(ruleset.evolve).join(', ')
}
