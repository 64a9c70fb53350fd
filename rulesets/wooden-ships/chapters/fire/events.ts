import type { EventsOf } from '@grognard/umpire'

export const fireEvents = {}

export type FireEvent = EventsOf<typeof fireEvents>
