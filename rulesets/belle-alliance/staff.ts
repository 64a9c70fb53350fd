import type { Seat } from '@grognard/umpire'
import type { Arrival } from './unit.ts'

export type StaffKind = 'chief' | 'orderly'

export type ChiefQuality = 'normal' | 'effective' | 'ineffective'

/** [BA-1.1.4-01] Chiefs and orderlies. */
export interface Staff {
  id: string
  seat: Seat
  kind: StaffKind
  name: string
  /** Of an orderly: his chief. Of a chief: his superior, or null. */
  over: string | null
  level: 'regiment' | 'brigade' | 'division' | 'corps' | 'army'
  quality: ChiefQuality
  status: 'waiting' | 'onBoard' | 'fallen' | 'removed' | 'left'
  arrival: Arrival | null
  x: number
  y: number
  heading: number
  /** The unit it is in contact with and follows. */
  contact: string | null
  /** [BA-1.1.4-11] Turns in a row in which nobody took a fallen chief's place. */
  failedReplacements: number
  /** The turn somebody last tried to take a fallen chief's place; null before any. */
  triedIn: number | null
  /** [BA-1.1.4-12] Its last move: twice the turn, and one more for that at the turn's end. */
  lastMove: number | null
}
