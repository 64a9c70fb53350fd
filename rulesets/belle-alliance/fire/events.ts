import type { Seat } from '@grognard/umpire'

export type FireEvent = { kind: 'fireNoted'; seat: Seat }
