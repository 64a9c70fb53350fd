import type { EventsOf } from '@grognard/umpire'

export const seamanshipEvents = {}

export type SeamanshipEvent = EventsOf<typeof seamanshipEvents>
