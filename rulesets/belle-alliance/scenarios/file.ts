import type { Seat } from '@grognard/umpire'
import type { Class } from '../book/tables/ground.ts'
import type { Disorder } from '../book/tables/morale.ts'
import type { Arm, FormationKind, Weapon } from '../book/tables/troops.ts'
import type { Nation } from '../book/tables/valeur.ts'
import type {
  Edge,
  Look,
  PlaceOwner,
  PointRule,
  TerrainKind,
  VictoryLevel,
} from '../model/setting.ts'

/**
 * [BA-1.1.9-01] A scenario as its author writes it: lengths in cm, headings in degrees clockwise from
 * north, the origin in the south-west corner. Places of units are the middle of their front, of
 * formations without a front their centre.
 */
export interface ScenarioFile {
  format: typeof FORMAT
  title: string
  about: string
  year: number
  width: number
  height: number
  turns: number
  /** Hour and minute of the first turn, `15:00`. */
  start: string
  sides: SideFile[]
  terrain: TerrainFile[]
  victory: VictoryFile
}

export const FORMAT = 'belle-alliance-scenario/1'

export interface SideFile {
  seat: Seat
  name: string
  deployZone: [number, number][]
  chiefs: ChiefFile[]
  units: UnitFile[]
}

export interface ArrivalFile {
  turn: number
  x: number
  y: number
  heading: number
}

export interface ChiefFile {
  id: string
  name: string
  level: 'regiment' | 'brigade' | 'division' | 'corps' | 'army'
  over?: string
  quality?: 'normal' | 'effective' | 'ineffective'
  x: number
  y: number
  heading: number
  orderlies: { x: number; y: number }[]
  arrives?: ArrivalFile
}

export interface UnitFile {
  id: string
  name: string
  nation: Nation
  /** The troops as the valeur table prints them, of the nation or of all. */
  entry: string
  arm: Arm
  valeur: number
  figures: number
  original?: number
  squadrons?: number
  guns?: { pounder: number; gunners: number; horse?: boolean }[]
  weapon?: Weapon
  light?: boolean
  lancers?: boolean
  trained?: boolean
  pioneers?: boolean
  /** [BA-5.5.4-03] A wagon carries ammunition for others. */
  ammunition?: boolean
  chief: string
  formation: FormationKind
  front?: number
  /** Of a skirmish line: cm between two figures. */
  gap?: number
  x: number
  y: number
  heading: number
  disorder?: Disorder
  building?: string
  partOf?: string
  arrives?: ArrivalFile
}

export interface TerrainFile {
  id: string
  kind: TerrainKind
  name?: string
  points: [number, number][]
  level?: number
  look?: Look
  width?: number
  obstacle?: Class
  cover?: Class
  edgeDepth?: number
  edgeObstacle?: Class
  edgeCover?: Class
  nonRicochet?: boolean
  crossing?: 'woodenBridge' | 'stoneBridge' | 'ford'
}

export interface VictoryFile {
  points: PointsFile[]
  suddenEndPercent?: number
  startOwners?: PlaceOwner[]
  levels: VictoryLevel[]
}

/** A point rule with all that its kind does not need left out; no seats means both. */
export interface PointsFile {
  kind: PointRule['kind']
  seats?: Seat[]
  when: PointRule['when']
  points: number
  places?: string[]
  area?: [number, number][]
  fromTurn?: number
  untilTurn?: number
  disorder?: Disorder
  disorders?: Disorder[]
  arms?: Arm[]
  edge?: Edge
  from?: number
  to?: number
  of?: Seat
  axis?: 'x' | 'y'
  below?: number
  above?: number
  per?: number
}

/**
 * [BA-Q-34] The first side wins with so many points more than the other, with fewer the other does;
 * decisive from so far beyond that on. Found by playing equals against each other; no draws.
 */
export function winsFrom(
  least: number,
  { first, second, decisive }: { first: Seat; second: Seat; decisive: number },
): VictoryLevel[] {
  return [
    { least: least + decisive, most: null, seat: first, grade: 'decisive' },
    { least, most: least + decisive - 1, seat: first, grade: 'victory' },
    { least: least - decisive, most: least - 1, seat: second, grade: 'victory' },
    { least: null, most: least - decisive - 1, seat: second, grade: 'decisive' },
  ]
}
