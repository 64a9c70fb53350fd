import type { BoardingEvent } from './chapters/boarding/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { BattleEvent } from './chapters/fire/events.ts'
import type { CardEvent } from './chapters/officers/events.ts'
import type { RoundEvent } from './chapters/round/events.ts'
import type { SailingEvent } from './chapters/sailing/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'

/** Everything that can happen; each folder lists its own and keeps the books on it. */
export type Event =
  | SetupEvent
  | RoundEvent
  | SailingEvent
  | BattleEvent
  | BoardingEvent
  | CardEvent
  | EndingEvent
