import { seatsHeard } from '../awaiting.ts'
import { nobody } from '../battle/seat-record.ts'
import { firstNotPlain } from '../json.ts'
import { judgeGiven } from '../judge.ts'
import type { Kind, Seat } from '../kind.ts'
import { legalOrdersFor, sampleFor } from '../legal-orders.ts'
import type { Playable } from '../playable.ts'
import { applyEvent } from '../recording.ts'
import { redactFor } from '../redact.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import { ordersToJudge } from './orders.ts'
import { byteDifference } from './stir.ts'
import type { Law, Moment } from './trial.ts'

/** Viewing then evolving with what is learnt equals evolving then viewing, event by event, for each seat and for who has none. */
export const viewsFollowAlike: Law = (ruleset, { before, events }) => {
  const state = ruleset.rules.copy(before)
  return events.flatMap(event => {
    const views = [...ruleset.rules.seats(state), nobody].map(seat => ({
      seat,
      view: ruleset.secrecy.view(state, seat),
    }))
    applyEvent(ruleset, state, event)
    return views.flatMap(({ seat, view }) => {
      const learnt = redactFor(ruleset, event, seat)
      if (learnt) applyEvent(ruleset, view, learnt)
      const at = byteDifference(view, ruleset.secrecy.view(state, seat))
      return at === null
        ? []
        : [`After "${event.kind}" the view of ${seat || 'nobody'} is not kept up at ${at}.`]
    })
  })
}

/** Other secrets that the seat's view allows leave that view identical to the byte. */
export const secretsStaySecret: Law = (ruleset, { after, trial, step }) =>
  ruleset.rules.seats(after).flatMap(seat => {
    const view = ruleset.secrecy.view(after, seat)
    const determinized = ruleset.secrecy.determinize(
      view,
      seat,
      seededDice(`${trial.seed} imagine`, step),
    )
    const at = byteDifference(ruleset.secrecy.view(determinized, seat), view)
    const stranger = firstNotPlain(determinized)
    return [
      ...(at === null ? [] : [`The view of ${seat} tells of secrets, or is not kept, at ${at}.`]),
      ...(stranger === null
        ? []
        : [`What determinize makes for ${seat} is no plain data at ${stranger}.`]),
    ]
  })

/** A view offers, picks and judges as the state does, for the seat whose view it is. */
export const viewsJudgeAlike: Law = (ruleset, moment) => {
  const { after } = moment
  const heard = seatsHeard(ruleset, after)
  const views = new Map(heard.map(seat => [seat, ruleset.secrecy.view(after, seat)]))
  const legalOrders = [...views].flatMap(([seat, view]) =>
    legalOrdersDiffer(ruleset, moment, view, seat),
  )
  const rulings = ordersToJudge(ruleset, moment).flatMap(({ seat, given }) => {
    const view = views.get(seat) ?? after
    const { ruling } = judgeGiven(ruleset, view, seat, given)
    const at = byteDifference(ruling, judgeGiven(ruleset, after, seat, given).ruling)
    return at === null ? [] : [`The view of ${seat} judges ${JSON.stringify(given)} otherwise.`]
  })
  return [...legalOrders, ...rulings]
}

function legalOrdersDiffer<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { after, trial, step }: Moment<State, Order, Event>,
  view: State,
  seat: Seat,
): string[] {
  const offered = byteDifference(
    legalOrdersFor(ruleset, view, seat),
    legalOrdersFor(ruleset, after, seat),
  )
  const [one, other] = [view, after].map(state =>
    sampleFor(ruleset, state, seat, seededDice(`${trial.seed} pick`, step)),
  )
  return [
    ...(offered === null ? [] : [`The view of ${seat} offers other orders, first ${offered}.`]),
    ...(byteDifference(one, other) === null ? [] : [`The view of ${seat} picks another order.`]),
  ]
}
