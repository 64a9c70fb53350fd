import type { Seat } from '@grognard/umpire'

export type MoraleEvent = { kind: 'moraleNoted'; seat: Seat }
