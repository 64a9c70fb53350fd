import type { EventsOf } from '@grognard/umpire'

export const setupEvents = {}

export type SetupEvent = EventsOf<typeof setupEvents>
