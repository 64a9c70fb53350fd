import type { Seat } from '@grognard/umpire'

export type SetupEvent = { kind: 'setupNoted'; seat: Seat }
