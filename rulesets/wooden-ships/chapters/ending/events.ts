import type { EventsOf } from '@grognard/umpire'

export const endingEvents = {}

export type EndingEvent = EventsOf<typeof endingEvents>
