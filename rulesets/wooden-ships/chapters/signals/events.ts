import type { EventsOf } from '@grognard/umpire'

export const signalsEvents = {}

export type SignalsEvent = EventsOf<typeof signalsEvents>
