import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { narrateBattle } from './battle/narrate.ts'
import { narrateBoarding } from './boarding/narrate.ts'
import { narrateEnding } from './ending/narrate.ts'
import { ruleOfEvent } from './event-rules.ts'
import type { Event } from './events.ts'
import { narrateCards } from './officers/narrate.ts'
import { narrateRound } from './round/narrate.ts'
import { narrateSailing } from './sailing/narrate.ts'
import { narrateSetup } from './setup/narrate.ts'
import type { State } from './state.ts'

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
