import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { narrateBoarding } from './chapters/boarding/events.ts'
import { narrateEnding } from './chapters/ending/events.ts'
import { narrateBattle } from './chapters/fire/events.ts'
import { narrateCards } from './chapters/officers/events.ts'
import { narrateRound } from './chapters/round/events.ts'
import { narrateSailing } from './chapters/sailing/events.ts'
import { narrateSetup } from './chapters/setup/events.ts'
import { ruleOfEvent } from './event-rules.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'

type Tellers = {
  [K in Event['kind']]: (event: Of<Event, K>, before: State) => Message | null
}

const tellers: Tellers = {
  ...narrateSetup,
  ...narrateRound,
  ...narrateSailing,
  ...narrateBattle,
  ...narrateBoarding,
  ...narrateCards,
  ...narrateEnding,
}

/** What happened, as a line of the log. */
export function narrate(event: Event, before: State): Message | null {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): Message | null {
  const teller: (event: Of<Event, K>, before: State) => Message | null = tellers[kind]
  const told = event as Of<Event, K>
  return withRule(teller(told, before), ruleOfEvent(kind, told))
}
