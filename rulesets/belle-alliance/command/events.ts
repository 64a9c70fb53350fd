import type { Seat } from '@grognard/umpire'

export type CommandEvent = { kind: 'commandNoted'; seat: Seat }
