import type { EventsOf } from '@grognard/umpire'

export const movementEvents = {}

export type MovementEvent = EventsOf<typeof movementEvents>
