import type { BoatsEvent } from './chapters/boats/events.ts'
import type { CommandEvent } from './chapters/command/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { FireEvent } from './chapters/fire/events.ts'
import type { ManoeuvresEvent } from './chapters/manoeuvres/events.ts'
import type { MeleeEvent } from './chapters/melee/events.ts'
import type { MovementEvent } from './chapters/movement/events.ts'
import type { PointsEvent } from './chapters/points/events.ts'
import type { RallyEvent } from './chapters/rally/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'

/** Everything that can happen; each chapter lists its own. */
export type Event =
  | SetupEvent
  | CommandEvent
  | MovementEvent
  | ManoeuvresEvent
  | BoatsEvent
  | FireEvent
  | MeleeEvent
  | RallyEvent
  | PointsEvent
  | EndingEvent
