import type { Seat } from '@grognard/umpire'
import type { Part } from '../parts.ts'
import type { ChiefQuality } from '../state.ts'
import type { Disorder } from '../tables/disorder.ts'

export type CommandEvent =
  /** A part of the same kind that was written before is struck out. */
  | { kind: 'partWritten'; seat: Seat; unit: string; part: Part }
  | { kind: 'sheetErased'; seat: Seat; unit: string }
  | { kind: 'sheetsSealed'; seat: Seat }
  | { kind: 'sheetsUnsealed'; seat: Seat }
  /** [BA-1.1.3-10] Without a roll. */
  | { kind: 'orderFollowed'; seat: Seat; unit: string }
  /** `to` is what the table says, not what it does. */
  | {
      kind: 'orderRolled'
      seat: Seat
      unit: string
      total: number
      followed: boolean
      to: Disorder
      /** How often the same order has failed now, turn after turn; 0 when it is followed. */
      inRow: number
    }
  /** [BA-1.1.3-08] Units that did not roll: what failed before counts no more. */
  | { kind: 'failuresForgotten'; units: string[] }
  | {
      kind: 'attackAnnounced'
      seat: Seat
      unit: string
      target: string
      againstPosition: boolean
      terrain: string
      isCharge: boolean
      ifMet: 'attack' | 'stop'
    }
  | { kind: 'unitTransferred'; seat: Seat; unit: string; chief: string }
  /** A body goes to another superior with all that is under it. */
  | { kind: 'bodyTransferred'; seat: Seat; chief: string; over: string }
  | {
      kind: 'chiefEngaged'
      seat: Seat
      unit: string
      staff: string
      total: number
      falls: boolean
      modifier: number
    }
  | {
      kind: 'staffTested'
      seat: Seat
      staff: string
      total: number
      falls: boolean
      penalty: number
      untilTurn: number
    }
  | {
      kind: 'staffMoved'
      seat: Seat
      staff: string
      x: number
      y: number
      heading: number
      contact: string | null
    }
  | { kind: 'staffLeft'; seat: Seat; staff: string }
  | { kind: 'staffArrived'; seat: Seat; staff: string; x: number; y: number; heading: number }
  | {
      kind: 'chiefReplaced'
      seat: Seat
      chief: string
      orderly: string
      quality: ChiefQuality
      total: number
    }
  | { kind: 'chiefNotReplaced'; seat: Seat; chief: string; orderly: string; total: number }
