import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { commandNarrate } from './chapters/command/narrate.ts'
import { endingNarrate } from './chapters/ending/narrate.ts'
import { fireNarrate } from './chapters/fire/narrate.ts'
import { narrateFormation } from './chapters/formation/narrate.ts'
import { marchNarrate } from './chapters/march/narrate.ts'
import { meleeNarrate } from './chapters/melee/narrate.ts'
import { moraleNarrate } from './chapters/morale/narrate.ts'
import { setupNarrate } from './chapters/setup/narrate.ts'
import { worksNarrate } from './chapters/works/narrate.ts'
import { ruleOfEvent } from './event-rules.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'

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
