import type { Seat } from '@grognard/umpire'
import type { ChiefQuality } from '../../book/tables/command.ts'
import type { Disorder } from '../../book/tables/morale.ts'
import type { ClauseKind, OrderClause } from '../../model/clauses.ts'
import type { Advance, Fire, Helper, Staff } from '../../model/state.ts'

export type CommandEvent =
  /** A part of the same kind that was written before is struck out. */
  | { kind: 'partWritten'; seat: Seat; unit: string; part: OrderClause }
  | { kind: 'sheetErased'; seat: Seat; unit: string }
  | { kind: 'partStruck'; seat: Seat; unit: string; part: ClauseKind }
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
      /** [BA-1.1.4-12] The number of the move it uses up; null where it was forced to go. */
      move: number | null
    }
  /** Comes on the board, and stands there like this; the other side has not known of it before. */
  | { kind: 'staffArrived'; seat: Seat; staff: string; arrived: Staff }
  | {
      kind: 'chiefReplaced'
      seat: Seat
      chief: string
      orderly: string
      quality: ChiefQuality
      total: number
    }
  | {
      kind: 'chiefNotReplaced'
      seat: Seat
      chief: string
      orderly: string
      total: number
      turn: number
      /** Turns in a row, this one too. */
      inRow: number
    }
  /** Rows of fire, helpers and advances that the other side does not know of yet. */
  | { kind: 'fireDeclared'; seat: Seat; fire: Fire }
  | { kind: 'helperDeclared'; seat: Seat; helper: Helper }
  | { kind: 'advanceDeclared'; seat: Seat; advance: Advance }
  | { kind: 'declarationTakenBack'; seat: Seat; unit: string }
  /** All that is declared, for everyone. */
  | { kind: 'declarationsShown'; fires: Fire[]; helpers: Helper[]; advances: Advance[] }
