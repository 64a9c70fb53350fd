import type { EventsOf } from '@grognard/umpire'

export const windEvents = {}

export type WindEvent = EventsOf<typeof windEvents>
