import type { Seat } from '@grognard/umpire'

export type MeleeEvent = { kind: 'meleeNoted'; seat: Seat }
