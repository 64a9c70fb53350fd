import type { BoardingEvent } from './chapters/boarding/events.ts'
import type { DamageEvent } from './chapters/damage/events.ts'
import type { FireEvent } from './chapters/fire/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { MovementEvent } from './chapters/movement/events.ts'
import type { PlotsEvent } from './chapters/plots/events.ts'
import type { SeamanshipEvent } from './chapters/seamanship/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'
import type { SignalsEvent } from './chapters/signals/events.ts'
import type { UpkeepEvent } from './chapters/upkeep/events.ts'
import type { GrapplingEvent } from './chapters/grappling/events.ts'
import type { WindEvent } from './chapters/wind/events.ts'
import type { WritingEvent } from './chapters/writing/events.ts'

/** Everything that can happen; each chapter lists its own. */
export type Event =
  | SetupEvent
  | SignalsEvent
  | PlotsEvent
  | MovementEvent
  | SeamanshipEvent
  | FireEvent
  | DamageEvent
  | BoardingEvent
  | UpkeepEvent
  | EndingEvent
  | WritingEvent
  | WindEvent
  | GrapplingEvent
