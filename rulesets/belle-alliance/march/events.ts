import type { Seat } from '@grognard/umpire'

export type MarchEvent = { kind: 'marchNoted'; seat: Seat }
