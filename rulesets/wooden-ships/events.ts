import type { MovementEvent } from './chapters/movement/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'
import type { WritingEvent } from './chapters/writing/events.ts'

/** Everything that can happen; each chapter lists its own. */
export type Event = SetupEvent | MovementEvent | WritingEvent
