import type { CommandEvent } from './command/events.ts'
import type { EndingEvent } from './ending/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { FormationEvent } from './formation/events.ts'
import type { MarchEvent } from './march/events.ts'
import type { MeleeEvent } from './melee/events.ts'
import type { MoraleEvent } from './morale/events.ts'
import type { SetupEvent } from './setup/events.ts'
import type { WorksEvent } from './works/events.ts'

/** Everything that can happen in a battle. */
export type Event =
  | SetupEvent
  | CommandEvent
  | FormationEvent
  | MarchEvent
  | FireEvent
  | MeleeEvent
  | MoraleEvent
  | WorksEvent
  | EndingEvent
