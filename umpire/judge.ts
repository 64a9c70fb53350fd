import { stepAsked } from './advance.ts'
import { compiledOf } from './compiled.ts'
import { seatsAsked } from './cursor.ts'
import { firstNotPlain } from './json.ts'
import type { Kind, Seat } from './kind.ts'
import { knownTo } from './known.ts'
import { isOrderKind, rulesFor, rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'
import { allowed, refused, together } from './ruling.ts'
import type { Ruling } from './ruling.ts'
import { errorIn, isRecord, withUsual } from './shape.ts'
import type { Shape } from './shape.ts'
import { excerpt, errorAt, messageOfError, shortened } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/** May the seat give this order now? Every reason why not, each with its rule. */
export function judge<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Ruling {
  return judgeGiven(ruleset, state, seat, order).ruling
}

/** Judges whatever is given as an order; `order` is null when it is none of this ruleset's. */
export function judgeGiven<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  given: unknown,
): { ruling: Ruling; order: Order | null } {
  const kind = isRecord(given) && typeof given.kind === 'string' ? given.kind : ''
  const asked = judgeAsked(ruleset, state, seat, kind)
  if (asked) return { ruling: asked, order: null }
  const order = orderWithUsual(ruleset, given)
  if (isOrder(ruleset, order)) return { ruling: rulingOn(ruleset, state, seat, order), order }
  const error = messageOfError(errorInOrder(ruleset, order) ?? errorAt('', 'record'))
  const { rule } = stepAsked(compiledOf(ruleset).program, state)
  return {
    ruling: refused(rule, 'umpire.malformed', { order: excerpt(kind), fault: error }),
    order: null,
  }
}

/** The law of an order, on what the seat may know: so no ruling gives a secret away. */
function rulingOn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Ruling {
  return shortRuling(rulesFor(ruleset, order).judge(knownTo(ruleset, state, seat), seat, order))
}

/** What an order from outside names is told again, but not at any length. */
function shortRuling(ruling: Ruling): Ruling {
  if (ruling.because.length === 0) return ruling
  const because = ruling.because.map(reason =>
    reason.values ? { ...reason, values: shortened(reason.values) } : reason,
  )
  return { ...ruling, because }
}

/**
 * As `judge`, and where it is not the time for the order, what its own law would say besides: every
 * reason at once, for who asks before playing.
 */
export function judgeInFull<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  given: unknown,
): Ruling {
  const { ruling, order } = judgeGiven(ruleset, state, seat, given)
  const full = orderWithUsual(ruleset, given)
  if (order !== null || state.outcome || !isOrder(ruleset, full)) return ruling
  return together(ruling, lawOutOfTurn(ruleset, state, seat, full))
}

/** A law may look at what only its own step has: then it has nothing to say. */
function lawOutOfTurn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Ruling {
  try {
    return rulingOn(ruleset, state, seat, order)
  } catch {
    return allowed
  }
}

/** The umpire's own refusals: the battle is over, the seat is not asked, or not for this. */
function judgeAsked<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  kind: string,
): Ruling | null {
  if (state.outcome) return refused('', 'umpire.over')
  const step = stepAsked(compiledOf(ruleset).program, state)
  const waiting = seatsAsked(state)
  const isRetracted = !waiting.includes(seat) && step.retracts.some(recall => recall === kind)
  if (isRetracted && ruleset.rules.seats(state).includes(seat)) return null
  const values = {
    seat,
    waiting: waiting.join(', '),
    step: step.name,
    asks: step.orders.join(', '),
  }
  if (!waiting.includes(seat)) return refused(step.rule, 'umpire.notAsked', values)
  if (kind === '' || step.orders.some(asked => asked === kind)) return null
  return refused(step.rule, 'umpire.notNow', { ...values, order: excerpt(kind) })
}

/** The order with every field that was left out and has a usual value; what is no order as it is. */
export function orderWithUsual<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  given: unknown,
): unknown {
  if (!isRecord(given) || typeof given.kind !== 'string') return given
  const { kind } = given
  if (!isOrderKind(ruleset, kind)) return given
  const fields = { kind: { type: 'text' as const }, ...rulesOfKind(ruleset, kind).shape }
  return hasUsual(fields, given) ? withUsual({ type: 'record', fields }, given) : given
}

/** Most orders are whole; those stay the very record that was given. */
function hasUsual(fields: Record<string, Shape>, given: Record<string, unknown>): boolean {
  return firstNotPlain(given) === null && errorIn({ type: 'record', fields }, given) !== null
}

/** The first thing wrong with an order from outside, or null. Lawful or not is another question. */
export function errorInOrder<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  given: unknown,
): ValidationError | null {
  if (!isRecord(given)) return errorAt('', 'record')
  const { kind, ...fields } = given
  if (typeof kind === 'string' && isOrderKind(ruleset, kind))
    return errorIn({ type: 'record', fields: rulesOfKind(ruleset, kind).shape }, fields)
  return errorAt('kind', 'oneOf', { values: Object.keys(ruleset.rules.orders).join(', ') })
}

export function isOrder<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  given: unknown,
): given is Order {
  return errorInOrder(ruleset, given) === null
}
