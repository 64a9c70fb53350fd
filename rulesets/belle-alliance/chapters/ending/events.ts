import type { Seat } from '@grognard/umpire'
import type { VictoryLevel } from '../../model/setting.ts'

export type EndingEvent =
  | { kind: 'turnBegan'; turn: number; clock: number }
  | { kind: 'placesHeld'; owners: PlaceHeld[] }
  /** All points of turns' ends so far, by side. */
  | { kind: 'pointsScored'; points: number[] }
  | { kind: 'turnEnded'; turn: number }
  | BattleEnded

export interface PlaceHeld {
  place: string
  /** Index of the side, or null. */
  side: number | null
}

export interface BattleEnded {
  kind: 'battleEnded'
  cause: 'turns' | 'ruin'
  /** All points, by side. */
  points: number[]
  grade: VictoryLevel['grade']
  winners: Seat[]
}
