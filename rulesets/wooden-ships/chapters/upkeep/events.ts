import type { EventsOf } from '@grognard/umpire'

export const upkeepEvents = {}

export type UpkeepEvent = EventsOf<typeof upkeepEvents>
