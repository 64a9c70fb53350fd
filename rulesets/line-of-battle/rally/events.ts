import type { Seat } from '@grognard/umpire'
import type { GradeId } from '../tables/victory.ts'

export type RallyEvent =
  | { kind: 'shakenGathered'; ships: string[] }
  /** No test this turn: failures before count no more; the flight goes on only in a melee. */
  | { kind: 'failsForgotten'; ship: string; isFleeing: boolean }
  | { kind: 'moraleTestOpened'; ship: string }
  /** `bonus` goes onto the value of the card. */
  | { kind: 'moraleRolled'; ship: string; die: number; bonus: number }
  | { kind: 'moralePassed'; ship: string }
  | { kind: 'moraleFailed'; ship: string; fails: number }
  /** The ship belongs to `seat` now. */
  | { kind: 'flagStruck'; ship: string; seat: Seat }
  | { kind: 'weatherRolled'; die: number; weather: number }
  | { kind: 'clockAdvanced'; clock: number }
  | { kind: 'windRolled'; die: number; windFrom: number }
  | { kind: 'turnEnded'; turn: number }
  | PointsCounted
  | BattleEnded

export type Ending = 'turnLimit' | 'fleetGone' | 'mission' | 'agreement'

/** What one line of the count brings: for a ship sunk, taken or fled, a quarter held, the task. */
export interface Earned {
  rule: 'LOB-215' | 'LOB-216' | 'LOB-217' | 'LOB-218' | 'LOB-254'
  points: number
  ship: string | null
  quarter: number | null
}

/** A line of the count at the end of the battle, for a side. */
interface PointsCounted extends Earned {
  kind: 'pointsCounted'
  side: number
}

/** Points of each side with its mission points; `grade` is null where the scenario's task decides. */
export interface BattleEnded {
  kind: 'battleEnded'
  ending: Ending
  points: number[]
  missionPoints: number[]
  grade: GradeId | null
  /** The side that won; null for a draw. */
  side: number | null
  winners: Seat[]
}
