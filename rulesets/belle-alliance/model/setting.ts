import type { Seat } from '@grognard/umpire'
import type { Class } from '../book/tables/ground.ts'
import type { Disorder } from '../book/tables/morale.ts'
import type { Arm } from '../book/tables/troops.ts'

/** [BA-1.1.9-01] A piece of terrain; points as x, y, x, y … in 1/1000 cm. */
export interface Terrain {
  id: string
  kind: TerrainKind
  name: string
  /** A polygon of areas, a line of linear pieces, roads and streams. */
  points: number[]
  /** Levels of a hill above the plain; height of a wood or building in levels above its ground. */
  level: number
  /** What a linear piece or a building is made of, for the eye and for the name. */
  look: Look
  /** Breadth of a linear piece, 1/1000 cm; else 0. */
  width: number
  obstacle: Class | null
  cover: Class | null
  /** [BA-6.2.0-02] Depth of a wood's edge, 1/1000 cm, and its obstacle and cover. */
  edgeDepth: number
  edgeObstacle: Class | null
  edgeCover: Class | null
  isNonRicochet: boolean
  /** [BA-1.3.5-01] Of a road or bridge across water: what it is built of. */
  crossing: 'none' | 'woodenBridge' | 'stoneBridge' | 'ford'
  /** Figures a building holds; else 0. */
  capacity: number
  isStrengthened: boolean
  isDestroyed: boolean
  /** The unit whose work it is, or empty. */
  builtBy: string
}

export const terrainKinds = [
  'hill',
  'wood',
  'building',
  'linear',
  'road',
  'stream',
  'difficult',
  'slope',
] as const
export type TerrainKind = (typeof terrainKinds)[number]

/** What a scenario's ground may be made of. */
export const givenLooks = [
  'plain',
  'hedge',
  'wall',
  'dyke',
  'ditch',
  'wooden',
  'stone',
  'field',
  'orchard',
  'marsh',
] as const
/** [BA-6.3.0-01] And what units build. */
export const looks = [...givenLooks, 'abatis', 'chevaux', 'barricade', 'epaulement'] as const
export type Look = (typeof looks)[number]

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
