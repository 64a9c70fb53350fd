import type { BattleEvent } from './battle/events.ts'
import type { BoardingEvent } from './boarding/events.ts'
import type { CardEvent } from './officers/events.ts'
import type { EndingEvent } from './ending/events.ts'
import type { RoundEvent } from './round/events.ts'
import type { SailingEvent } from './sailing/events.ts'
import type { SetupEvent } from './setup/events.ts'

/** Everything that can happen; each folder lists its own and keeps the books on it. */
export type Event =
  | SetupEvent
  | RoundEvent
  | SailingEvent
  | BattleEvent
  | BoardingEvent
  | CardEvent
  | EndingEvent
