import type { Seat } from '@grognard/umpire'

export type FormationEvent = { kind: 'formationNoted'; seat: Seat }
