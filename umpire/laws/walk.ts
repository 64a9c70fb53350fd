import { retractsOf } from '../awaiting.ts'
import { begin, prepare } from '../begin.ts'
import { seatsAsked } from '../cursor.ts'
import type { Kind, Seat } from '../kind.ts'
import { legalOrdersFor, sampleFor } from '../legal-orders.ts'
import { play } from '../play.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import type { Generator as SeededDice } from '../seeded-dice.ts'
import { freezeSetting } from './setting.ts'
import type { Moment, Trial } from './trial.ts'

/** A battle that cannot go on, or does not end. */
export class Unplayable extends Error {
  readonly law: string

  constructor(law: string, message: string) {
    super(message)
    this.name = 'Unplayable'
    this.law = law
  }
}

/** Plays the trial with random orders. Throws Unplayable, or whatever the rules throw. */
export function* walk<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): Generator<Moment<State, Order, Event>> {
  const choices = seededDice(`${trial.seed} choices`)
  let moment = opening(ruleset, trial)
  yield moment
  while (!moment.after.outcome) {
    if (moment.step >= trial.steps)
      throw new Unplayable('endsInTime', `After ${trial.steps} orders the battle goes on.`)
    moment = next(ruleset, moment, choices)
    yield moment
  }
}

export function diceAt(trial: Trial, step: number): SeededDice {
  return seededDice(trial.seed, step)
}

function opening<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): Moment<State, Order, Event> {
  const prepared = prepare(ruleset, trial.scenario, trial.options, trial.papers)
  const before = freezeSetting(ruleset, prepared)
  const written = { before: JSON.stringify(before), order: 'null' }
  const { events, state } = begin(ruleset, before, diceAt(trial, 0))
  return { step: 0, before, written, seat: null, order: null, events, after: state, trial }
}

function next<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { step: last, after: before, trial }: Moment<State, Order, Event>,
  choices: SeededDice,
): Moment<State, Order, Event> {
  const step = last + 1
  const at = before.place.at(-1)?.at ?? ''
  const { seat, order } = retracted(ruleset, before, choices) ?? answered(ruleset, before, choices)
  if (!order) throw new Unplayable('neverDeadEnds', `At "${at}" ${seat} has no order to give.`)
  const written = { before: JSON.stringify(before), order: JSON.stringify(order) }
  const { ruling, events, state } = play(ruleset, before, seat, order, diceAt(trial, step))
  freezeSetting(ruleset, state)
  if (ruling.allowed) return { step, before, written, seat, order, events, after: state, trial }
  const rules = ruling.because.map(reason => reason.rule).join(', ')
  throw new Unplayable(
    'offeredAreAllowed',
    `At "${at}" the order ${written.order} picked for ${seat} is refused (${rules}).`,
  )
}

interface Choice<Order> {
  seat: Seat
  order: Order | undefined
}

function answered<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  choices: SeededDice,
): Choice<Order> {
  const waiting = seatsAsked(state)
  const seat = waiting[choices.roll(waiting.length) - 1] ?? ''
  return { seat, order: sampleFor(ruleset, state, seat, choices) }
}

/** One time in so many that a seat may take its answer back, it does. */
const SELDOM = 4

/** Rules without such orders are played as if there were none: no choice is made. */
function retracted<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  choices: SeededDice,
): Choice<Order> | null {
  const [recall] = retractsOf(ruleset, state)
  if (!recall || choices.roll(SELDOM) > 1) return null
  const { seat } = recall
  const legalOrders = legalOrdersFor(ruleset, state, seat)
  return { seat, order: legalOrders[choices.roll(legalOrders.length) - 1] }
}
