import type { EventsOf } from '@grognard/umpire'

export const grapplingEvents = {}

export type GrapplingEvent = EventsOf<typeof grapplingEvents>
