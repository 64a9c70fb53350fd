import type { AirAttackEvent } from './chapters/air-attack/events.ts'
import type { AirDefenseEvent } from './chapters/air-defense/events.ts'
import type { AirMissionEvent } from './chapters/air-mission/events.ts'
import type { AirReturnEvent } from './chapters/air-return/events.ts'
import type { DamageEvent } from './chapters/damage/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { GunneryEvent } from './chapters/gunnery/events.ts'
import type { MovementEvent } from './chapters/movement/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'
import type { TurnEvent } from './chapters/turn/events.ts'
import type { WeatherEvent } from './chapters/weather/events.ts'

/** Everything that can happen; each chapter lists its own. */
export type Event =
  | SetupEvent
  | TurnEvent
  | WeatherEvent
  | MovementEvent
  | AirMissionEvent
  | AirDefenseEvent
  | AirAttackEvent
  | AirReturnEvent
  | GunneryEvent
  | DamageEvent
  | EndingEvent
