import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { narrateCommand } from './command/narrate.ts'
import { ruleOfEvent } from './event-rules.ts'
import type { Event } from './events.ts'
import { narrateFire } from './fire/narrate.ts'
import { narrateMelee } from './melee/narrate.ts'
import { narrateMovement } from './movement/narrate.ts'
import { narratePoints } from './points/narrate.ts'
import { narrateRally } from './rally/narrate.ts'
import { narrateSetup } from './setup/narrate.ts'
import type { State } from './state.ts'

type Tellers = { [K in Event['kind']]: (event: Of<Event, K>, before: State) => Message | null }

const tellers: Tellers = {
  ...narrateSetup,
  ...narrateCommand,
  ...narrateMovement,
  ...narrateFire,
  ...narrateMelee,
  ...narrateRally,
  ...narratePoints,
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
