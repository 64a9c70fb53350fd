import type { EventsOf } from '@grognard/umpire'
import type { boardingEvents } from './chapters/boarding/events.ts'
import type { disengagementEvents } from './chapters/disengagement/events.ts'
import type { endingEvents } from './chapters/ending/events.ts'
import type { fireEvents } from './chapters/fire/events.ts'
import type { officersEvents } from './chapters/officers/events.ts'
import type { roundEvents } from './chapters/round/events.ts'
import type { sailingEvents } from './chapters/sailing/events.ts'
import type { setupEvents } from './chapters/setup/events.ts'

/** Everything that can happen; each chapter has the records of its own. */
export type Event =
  | EventsOf<typeof setupEvents>
  | EventsOf<typeof roundEvents>
  | EventsOf<typeof sailingEvents>
  | EventsOf<typeof fireEvents>
  | EventsOf<typeof boardingEvents>
  | EventsOf<typeof officersEvents>
  | EventsOf<typeof disengagementEvents>
  | EventsOf<typeof endingEvents>
