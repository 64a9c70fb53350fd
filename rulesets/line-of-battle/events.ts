import type { CommandEvent } from './command/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { MeleeEvent } from './melee/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { PointsEvent } from './points/events.ts'
import type { RallyEvent } from './rally/events.ts'
import type { SetupEvent } from './setup/events.ts'

/** Everything that can happen; each folder lists its own and keeps the books on it. */
export type Event =
  | SetupEvent
  | CommandEvent
  | MovementEvent
  | FireEvent
  | MeleeEvent
  | RallyEvent
  | PointsEvent
