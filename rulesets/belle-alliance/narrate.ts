import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { commandNarrate } from './command/index.ts'
import { endingNarrate } from './ending/index.ts'
import { ruleOfEvent } from './event-rules.ts'
import type { Event } from './events.ts'
import { fireNarrate } from './fire/index.ts'
import { narrateFormation } from './formation/index.ts'
import { marchNarrate } from './march/index.ts'
import { meleeNarrate } from './melee/index.ts'
import { moraleNarrate } from './morale/index.ts'
import { setupNarrate } from './setup/index.ts'
import type { State } from './state.ts'
import { worksNarrate } from './works/index.ts'

type Tellers = {
  [K in Event['kind']]: (event: Of<Event, K>, before: State) => Message | null
}

const tellers: Tellers = {
  ...setupNarrate,
  ...commandNarrate,
  ...narrateFormation,
  ...marchNarrate,
  ...fireNarrate,
  ...meleeNarrate,
  ...moraleNarrate,
  ...worksNarrate,
  ...endingNarrate,
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
