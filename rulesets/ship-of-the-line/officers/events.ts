import type { Seat } from '@grognard/umpire'
import type { MastId } from '../state.ts'
import type { CardId } from '../tables/cards.ts'

export type CardEvent =
  /** [SOL-047] Turned over: it is used up. */
  | { kind: 'cardUsed'; seat: Seat; card: CardId }
  | { kind: 'wreckCleared'; ship: string }
  /** Masts that got sails, with what they carry now. */
  | { kind: 'sailsBent'; ship: string; masts: { mast: MastId; sails: number }[] }
  | { kind: 'hullPlugged'; ship: string; hull: number }
  | { kind: 'rudderReplaced'; ship: string }
  | { kind: 'clubHaulReadied'; ship: string }
  | { kind: 'topsailsBacked'; ship: string; heading: number }
  /** Moves from cards in this turn, all told. */
  | { kind: 'movesGained'; ship: string; extraMoves: number }
