import { kindsFor, retractsOf, seatsHeard } from '../awaiting.ts'
import { beginnersCandidatesOf, firstCandidates, candidatesOf } from '../candidates.ts'
import { seatsAsked } from '../cursor.ts'
import { errorInOrder, judge, judgeGiven } from '../judge.ts'
import type { Kind, Seat } from '../kind.ts'
import { legalOrdersFor } from '../legal-orders.ts'
import { play } from '../play.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Ruling } from '../ruling.ts'
import { seededDice } from '../seeded-dice.ts'
import type { Generator } from '../seeded-dice.ts'
import { describeError } from '../validation-error.ts'
import { misshapen } from './stir.ts'
import type { Law, Moment } from './trial.ts'

const MOST_LEGAL_ORDERS = 200
const TRIES = 8

/** Every order offered to a seat that is asked is well formed and allowed, and there is one. */
export const offeredAreAllowed: Law = (ruleset, { after }) =>
  seatsAsked(after).flatMap(seat => {
    const legalOrders = legalOrdersFor(ruleset, after, seat, MOST_LEGAL_ORDERS)
    if (legalOrders.length === 0) return [`${seat} is asked and offered nothing.`]
    return legalOrders.flatMap(order => refusalOf(ruleset, after, seat, order, 'offered'))
  })

/** What the doctrine chooses from its view is allowed. */
export const chosenAreAllowed: Law = (ruleset, { after, trial, step }) =>
  seatsAsked(after).flatMap(seat => {
    const dice = seededDice(`${trial.seed} doctrine`, step)
    const order = ruleset.players.doctrine.choose(ruleset.secrecy.view(after, seat), seat, dice)
    return refusalOf(ruleset, after, seat, order, 'chosen by the doctrine')
  })

/** So is every candidate that the doctrine has, a beginner's in every other step: players take any of them. */
export const candidatesAreAllowed: Law = (ruleset, { after, trial, step }) =>
  seatsAsked(after).flatMap(seat => {
    const dice = seededDice(`${trial.seed} ideas`, step)
    const isBeginner = ruleset.players.doctrine.beginnersCandidates !== undefined && step % 2 === 0
    const thinksOf = isBeginner ? beginnersCandidatesOf : candidatesOf
    const candidates = firstCandidates(
      thinksOf(ruleset.players.doctrine, ruleset.secrecy.view(after, seat), seat, dice),
    )
    return candidates.flatMap(({ order }) =>
      refusalOf(ruleset, after, seat, order, 'an idea of the doctrine'),
    )
  })

/** A seat that takes its answer back is asked again, by an order that is well formed and allowed. */
export const retractedAreAskedAgain: Law = (ruleset, { after, trial, step }) =>
  retractsOf(ruleset, after).flatMap(({ seat }) =>
    legalOrdersFor(ruleset, after, seat, MOST_LEGAL_ORDERS).flatMap(order => {
      const refusal = refusalOf(ruleset, after, seat, order, 'offered')
      if (refusal.length > 0) return refusal
      const { state } = play(ruleset, after, seat, order, seededDice(trial.seed, step))
      const isAsked = seatsAsked(state).includes(seat) && state.place.length === after.place.length
      return isAsked ? [] : [`${seat} gave ${JSON.stringify(order)}, yet is not asked again.`]
    }),
  )

function refusalOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  how: string,
): string[] {
  const error = errorInOrder(ruleset, order)
  const said = `${JSON.stringify(order)}, ${how} to ${seat},`
  if (error) return [`${said} is misshapen: ${describeError(error)}.`]
  const { allowed, because } = judge(ruleset, state, seat, order)
  const rules = because.map(reason => `${reason.rule} ${reason.message}`).join(', ')
  return allowed ? [] : [`${said} is refused: ${rules}.`]
}

/** Refused orders change nothing, whatever they look like; nobody plays who is not asked. */
export const refusedChangeNothing: Law = (ruleset, moment) => {
  const written = JSON.stringify(moment.after)
  return wrongOrders(ruleset, moment).flatMap(({ seat, given }) => {
    const error = errorOfGiving(ruleset, moment, seat, given)
    const isSpoilt = JSON.stringify(moment.after) !== written
    const spoilt = isSpoilt
      ? [`Judging ${JSON.stringify(given)} of ${seat} changed the state.`]
      : []
    return [...error, ...spoilt]
  })
}

function errorOfGiving<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { after, trial, step }: Moment<State, Order, Event>,
  seat: Seat,
  given: unknown,
): string[] {
  const { ruling, order } = judgeGiven(ruleset, after, seat, given)
  if (ruling.allowed && kindsFor(ruleset, after, seat).length === 0)
    return [`${seat} is not asked, yet may give ${JSON.stringify(given)}.`]
  if (!ruling.allowed && ruling.because.length === 0)
    return [`${JSON.stringify(given)} of ${seat} is refused without a reason.`]
  if (!order) return []
  const played = play(ruleset, after, seat, order, seededDice(trial.seed, step))
  const isUntouched = played.state === after && played.events.length === 0
  if (ruling.allowed || isUntouched) return []
  return [`The refused order ${JSON.stringify(given)} of ${seat} had consequences.`]
}

interface WrongOrder {
  seat: Seat
  given: unknown
}

/** Orders with something wrong: misshapen, of another kind, of a seat that is not asked. */
function wrongOrders<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): WrongOrder[] {
  const { after, order: last, trial, step } = moment
  const dice = seededDice(`${trial.seed} wrong`, step)
  const seats = ruleset.rules.seats(after)
  const legalOrders = seatsHeard(ruleset, after).flatMap(seat =>
    legalOrdersFor(ruleset, after, seat, MOST_LEGAL_ORDERS),
  )
  const samples: object[] = last ? [...legalOrders, last] : legalOrders
  if (samples.length === 0) return []
  return seats.flatMap(seat => [
    { seat, given: sampleOf(samples, dice) },
    ...Array.from({ length: TRIES }, () => ({
      seat,
      given: misshapen(sampleOf(samples, dice), dice),
    })),
  ])
}

function sampleOf(samples: readonly object[], dice: Generator): object {
  return samples[dice.roll(samples.length) - 1] ?? {}
}

/** The rulings on wrong orders, for the law of citations. */
export function refusalsAt<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): Ruling[] {
  return wrongOrders(ruleset, moment).map(
    ({ seat, given }) => judgeGiven(ruleset, moment.after, seat, given).ruling,
  )
}

/** Samples of orders, right and wrong, for the seats that may order something. */
export function ordersToJudge<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): WrongOrder[] {
  const heard = seatsHeard(ruleset, moment.after)
  return wrongOrders(ruleset, moment).filter(({ seat }) => heard.includes(seat))
}
