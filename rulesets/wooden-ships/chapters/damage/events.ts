import type { EventsOf } from '@grognard/umpire'

export const damageEvents = {}

export type DamageEvent = EventsOf<typeof damageEvents>
