import type { Seat } from '@grognard/umpire'
import type { Arm } from './tables/arms.ts'
import type { Disorder } from './tables/disorder.ts'

/** [BA-Q-34] The book has no victory rule: each scenario says its own. */
export interface VictoryRules {
  points: PointRule[]
  suddenEnd: SuddenEnd | null
  /** Who holds a place until somebody else does. */
  startOwners: PlaceOwner[]
  /** By the difference of points, first side minus second; the first that fits counts. */
  levels: VictoryLevel[]
}

/** Points for each of the seats named; lengths in 1/1000 cm. */
export type PointRule = PointsFor &
  (
    | { kind: 'holdBuilding'; places: string[] }
    /** Terrain areas by id, or an area of its own as x, y, x, y …; counted from a turn on. */
    | { kind: 'holdArea'; places: string[]; area: number[]; fromTurn: number }
    | { kind: 'unitRuined' }
    | { kind: 'unitInDisorder'; disorder: Disorder }
    | { kind: 'gunModelCaptured' }
    | ExitRule
    | BeyondRule
    | { kind: 'prisoners'; per: number }
    /** Figures that the enemy has no more: fallen, taken, or gone with a unit that left. */
    | { kind: 'losses'; per: number }
  )

export interface PointsFor {
  seats: Seat[]
  when: 'end' | 'event' | 'eachTurnEnd'
  points: number
}

export type Edge = 'north' | 'east' | 'south' | 'west'

/** Own units that left over a stretch of an edge within these turns and in one of these states. */
export interface ExitRule {
  kind: 'exited'
  edge: Edge
  from: number
  to: number
  fromTurn: number
  untilTurn: number
  disorders: Disorder[]
  arms: Arm[]
}

/** Units of `of` whose centre lies below or above a coordinate; the other limit is null. */
export interface BeyondRule {
  kind: 'unitsBeyond'
  of: Seat
  axis: 'x' | 'y'
  below: number | null
  above: number | null
  disorders: Disorder[]
  arms: Arm[]
}

interface SuddenEnd {
  /** Share of a side's units ruined, in hundredths, above which the battle ends. */
  percent: number
}

export interface PlaceOwner {
  place: string
  seat: Seat
}

export interface VictoryLevel {
  least: number | null
  most: number | null
  /** The winner, or null for a draw. */
  seat: Seat | null
  grade: 'decisive' | 'victory' | 'draw'
}
