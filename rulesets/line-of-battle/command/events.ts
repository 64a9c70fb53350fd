import type { Seat } from '@grognard/umpire'
import type { ShotId } from '../tables/ammunition.ts'

export type CommandEvent =
  /** `seenBy` is set in what a seat is told: the shot of the others is unknown to it again. */
  | { kind: 'turnBegun'; turn: number; seenBy: Seat | null }
  /** `total` is the die with the seat's modifiers. */
  | { kind: 'initiativeRolled'; seat: Seat; die: number; total: number }
  /** These throw again. */
  | { kind: 'initiativeTied'; seats: Seat[]; total: number }
  | { kind: 'initiativeSet'; order: Seat[] }
  | { kind: 'shotChosen'; seat: Seat; ship: string; shot: ShotId }
  | { kind: 'shotsRevealed'; shots: Loaded[] }
  /** Movement phases that each ship without a rudder has still to go straight. */
  | { kind: 'ruddersCounted'; ships: { ship: string; turns: number }[] }

/** What a ship has in its guns this turn; null when it is not on the board. */
export interface Loaded {
  ship: string
  shot: ShotId | null
}
