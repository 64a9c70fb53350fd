import { kindsFor } from '../awaiting.ts'
import { seatsAsked } from '../cursor.ts'
import type { Kind, Seat } from '../kind.ts'
import { rulesOfKind } from '../order-rules.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import { isRecord } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Trial } from './trial.ts'
import { walk } from './walk.ts'

/** Samples that are drawn wherever an order is offered, and where one was never drawn so far. */
const DRAWS = 6
const MORE_DRAWS = 20_000
/** So many of the states in which it was offered are gone back to. */
const STATES = 4

interface Asked<State, Order extends Kind> {
  state: State
  step: number
  seat: Seat
  kind: Order['kind']
}

interface Offer<State, Order extends Kind> {
  times: number
  /** Where it was offered first. */
  asked: Asked<State, Order>[]
}

/**
 * Orders that are offered in a battle and never come of sampling, which is then never searched nor
 * tried. It is enough that such an order is sampled in some state that offers it: whoever may choose
 * again need not be sampled choosing again. Of lengths and angles only what else the order names counts.
 */
export function neverSampled<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): string[] {
  const offers = new Map<string, Offer<State, Order>>()
  const drawn = new Set<string>()
  const draw = (at: Asked<State, Order>, most: number, wanted: string | null) => {
    const { sample, shape } = rulesOfKind(ruleset, at.kind)
    const dice = seededDice(`${trial.seed} ${at.step} ${wanted ?? at.kind}`)
    const isDone = () => wanted !== null && drawn.has(wanted)
    for (let i = 0; i < most && !isDone(); i++) {
      const order = sample?.(at.state, at.seat, dice)
      if (order) drawn.add(namesIn(order, shape))
    }
  }
  for (const at of askedIn(ruleset, trial)) {
    const { legalOrders, shape } = rulesOfKind(ruleset, at.kind)
    for (const order of legalOrders(at.state, at.seat)) note(offers, namesIn(order, shape), at)
    draw(at, DRAWS, null)
  }
  return [...offers].flatMap(([names, { times, asked }]) => {
    for (const at of asked) draw(at, MORE_DRAWS, names)
    return drawn.has(names) ? [] : [`${names} was offered ${times} times and is never sampled.`]
  })
}

/** Whoever is asked for an order of which the ruleset has a sampler of its own; the others are drawn from what is offered. */
function* askedIn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): Generator<Asked<State, Order>> {
  for (const { after: state, step } of walk(ruleset, trial)) {
    if (step % (trial.every ?? 1) !== 0) continue
    for (const seat of seatsAsked(state))
      for (const kind of kindsFor(ruleset, state, seat)) {
        const { sample, excludeFromSearch } = rulesOfKind(ruleset, kind)
        if (sample && !excludeFromSearch) yield { state, step, seat, kind }
      }
  }
}

function note<State, Order extends Kind>(
  offers: Map<string, Offer<State, Order>>,
  names: string,
  at: Asked<State, Order>,
): void {
  const offer = offers.get(names) ?? { times: 0, asked: [] }
  offers.set(names, offer)
  offer.times += 1
  if (offer.asked.length < STATES) offer.asked.push(at)
}

/** The order as text without its lengths and angles, and without lists that hold such. */
export function namesIn(order: Kind, fields: Readonly<Record<string, Shape>>): string {
  const names = without(order, { type: 'record', fields })
  return JSON.stringify({ ...Object(names), kind: order.kind })
}

function without(value: unknown, shape: Shape): unknown {
  if (isMeasured(shape)) return '…'
  if (shape.type !== 'record' || !isRecord(value)) return value
  const parts = Object.entries(shape.fields).map(([name, of]) => [name, without(value[name], of)])
  return Object.fromEntries(parts)
}

/** A record may have a length in one field and a name in another; it is looked into. */
function isMeasured(shape: Shape): boolean {
  switch (shape.type) {
    case 'integer':
    case 'number':
      return shape.unit !== undefined
    case 'list':
    case 'table':
      return holdsMeasured(shape.of)
    case 'oneOf':
      return shape.of.some(holdsMeasured)
    default:
      return false
  }
}

function holdsMeasured(shape: Shape): boolean {
  return shape.type === 'record'
    ? Object.values(shape.fields).some(holdsMeasured)
    : isMeasured(shape)
}
