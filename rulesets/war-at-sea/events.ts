import type { DamageEvent } from './chapters/damage/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { GunneryEvent } from './chapters/gunnery/events.ts'
import type { MovementEvent } from './chapters/movement/events.ts'
import type { TurnEvent } from './chapters/turn/events.ts'
import type { WeatherEvent } from './chapters/weather/events.ts'

/** Everything that can happen; each chapter lists its own. */
export type Event =
  | TurnEvent
  | WeatherEvent
  | MovementEvent
  | GunneryEvent
  | DamageEvent
  | EndingEvent
