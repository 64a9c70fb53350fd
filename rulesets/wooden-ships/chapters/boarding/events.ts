import type { EventsOf } from '@grognard/umpire'

export const boardingEvents = {}

export type BoardingEvent = EventsOf<typeof boardingEvents>
