import { awaiting } from '../awaiting.ts'
import { rulesFor } from '../order-rules.ts'
import type { Kind } from '../kind.ts'
import { ruleIn } from '../message.ts'
import type { Message } from '../message.ts'
import type { Playable } from '../playable.ts'
import { applyEvent } from '../recording.ts'
import { isUmpires } from '../recorded.ts'
import { messageOfReason } from '../ruling.ts'
import type { Reason } from '../ruling.ts'
import type { Ruleset } from '../ruleset.ts'
import { faultInRule, faultsInMessage, messagesIn } from './messages.ts'
import { refusalsAt } from './orders.ts'
import type { Law, Moment } from './trial.ts'

/** Every rule cited is in the rulebook; every message has its sentence in every language. */
export const citationsResolve: Law = (ruleset, moment) => {
  const reasons = [...reasonsAt(ruleset, moment)]
  const lines = narration(ruleset, moment)
  const named = lines.map(ruleIn).filter(rule => rule !== '')
  const rules = [...reasons.map(reason => reason.rule), ...rulesAt(ruleset, moment), ...named]
  const messages = [...reasons.map(messageOfReason), ...lines, ...descriptions(ruleset, moment)]
  const { wording } = moment.trial
  return [
    ...rules.flatMap(rule => faultInRule(ruleset.rulebook, rule)),
    ...messages.flatMap(message => faultsInMessage(ruleset.messages, wording, message)),
  ]
}

/** Refusals and modifiers; the umpire's word that the battle is over cites no rule. */
function reasonsAt<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): Reason[] {
  const refusals = refusalsAt(ruleset, moment).flatMap(ruling => ruling.because)
  const modifiers = rollsOf(moment).flatMap(roll => roll.tally)
  return [...refusals, ...modifiers].filter(reason => reason.message !== 'umpire.over')
}

function rollsOf<State, Order, Event extends Kind>({ events }: Moment<State, Order, Event>) {
  return events.flatMap(event => event.rolls ?? [])
}

function rulesAt<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): string[] {
  const asked = awaiting(ruleset, moment.after)
  const asks = Array.isArray(asked) ? asked.map(ask => ask.rule) : []
  return [...asks, ...rollsOf(moment).map(roll => roll.rule)]
}

function narration<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { before, events }: Moment<State, Order, Event>,
): Message[] {
  const state = ruleset.rules.copy(before)
  return events.flatMap(event => {
    const told = isUmpires(event)
      ? []
      : [ruleset.display.describe(event, state)].filter(message => message !== null)
    applyEvent(ruleset, state, event)
    return told
  })
}

/** The order in words, the status and the picture of every seat, the outcome. */
function descriptions<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { before, order, after }: Moment<State, Order, Event>,
): Message[] {
  const seen = ruleset.rules.seats(after).flatMap(seat => {
    const view = ruleset.secrecy.view(after, seat)
    return [...ruleset.display.status(view, seat), ...messagesIn(ruleset.display.picture(view))]
  })
  const told = order ? [rulesFor(ruleset, order).describe(before, order)] : []
  return [...seen, ...told, ...(after.outcome ? [after.outcome.message] : [])]
}
