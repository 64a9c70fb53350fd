import type { Seat } from '@grognard/umpire'
import type { Disorder } from './tables/disorder.ts'

/** [BA-Q-34] The book has no victory rule: each scenario says its own. */
export interface VictoryRules {
  points: PointRule[]
  suddenEnd: SuddenEnd | null
  startOwners: { place: string; seat: Seat }[]
  /** Levels by the difference of points, first side minus second; the first that fits counts. */
  levels: VictoryLevel[]
  exits: Exit[]
}

export type PointRule =
  | { kind: 'holdBuilding'; seats: Seat[]; when: When; points: number; places: string[] }
  | { kind: 'holdArea'; seats: Seat[]; when: When; points: number; places: string[] }
  | { kind: 'unitRuined'; seats: Seat[]; when: When; points: number }
  | { kind: 'unitInDisorder'; seats: Seat[]; when: When; points: number; disorder: Disorder }
  | { kind: 'gunModelCaptured'; seats: Seat[]; when: When; points: number }
  | { kind: 'exited'; seats: Seat[]; when: When; points: number; exit: string }
  | {
      kind: 'unitsBeyond'
      seats: Seat[]
      when: When
      points: number
      line: number[]
      least: number
    }
  | { kind: 'prisoners'; seats: Seat[]; when: When; points: number; per: number }

export type When = 'end' | 'event' | 'eachTurnEnd'

export interface SuddenEnd {
  /** Share of a side's units ruined, in hundredths, above which the battle ends. */
  percent: number
}

export interface VictoryLevel {
  least: number | null
  most: number | null
  /** The winner, or null for a draw. */
  seat: Seat | null
  grade: 'decisive' | 'victory' | 'draw' | 'minor'
}

/** A stretch of the board's edge that a side may leave by, from a turn on. */
export interface Exit {
  id: string
  seat: Seat
  edge: 'north' | 'east' | 'south' | 'west'
  from: number
  to: number
  fromTurn: number
  disorders: Disorder[]
}
