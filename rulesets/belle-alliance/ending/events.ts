import type { Seat } from '@grognard/umpire'

export type EndingEvent = { kind: 'endingNoted'; seat: Seat }
