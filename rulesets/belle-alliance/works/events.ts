import type { Seat } from '@grognard/umpire'

export type WorksEvent = { kind: 'worksNoted'; seat: Seat }
