import type { Seat } from '@grognard/umpire'
import type { Rate } from '../../model/clauses.ts'
import type { Because } from '../../model/marching/marcher.ts'
import type { Edge } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'

export type MarchEvent =
  | Ticked
  /** Comes on the board, and stands there like this; the other side has not known of it before. */
  | { kind: 'unitArrived'; unit: string; arrived: Unit }
  | { kind: 'unitKeptOut'; seat: Seat; unit: string }
  | RateTaken
  | { kind: 'pressedBack'; unit: string; by: string }
  | { kind: 'attackMet'; unit: string; enemy: string; isCharge: boolean }
  | { kind: 'positionReached'; unit: string; terrain: string }
  | AttackCancelled
  | { kind: 'passedThrough'; unit: string; by: string }
  | { kind: 'rightOfWayRolled'; units: string[]; totals: number[]; goesOn: string }
  | { kind: 'unitExited'; unit: string; edge: Edge; along: number }
  | { kind: 'placeAdapted'; unit: string; x: number; y: number; heading: number }
  | MarchHeldUp
  | MarchEnded

/** One of the equal parts of a march; what moved in it, and where it stands then. */
export interface Ticked {
  kind: 'ticked'
  tick: number
  units: string[]
  /** x, y and heading of each unit. */
  poses: number[]
  staff: string[]
  places: number[]
}

export interface RateTaken {
  kind: 'rateTaken'
  unit: string
  rate: Rate
  because: 'ordered' | 'enemyNear' | 'ground' | 'disorder'
  /** The enemy that came near, or empty. */
  by: string
}

/** An attack that does not come about. */
export interface AttackCancelled {
  kind: 'attackCancelled'
  unit: string
  /** The enemy in its way; the unit itself where there is none. */
  by: string
  cause: 'otherMet' | 'barred' | 'takenInFlank' | 'metByHorse'
}

/** A unit that does not get as far as its order says, or waits on the way. */
export interface MarchHeldUp {
  kind: 'marchHeldUp'
  seat: Seat
  unit: string
  because: Because
  /** The unit or piece of terrain that stopped it, or empty. */
  by: string
  /** Parts of the march in which it waited for own units. */
  waited: number
}

/** What the march of a phase came to; lists in the order of the units. */
export interface MarchEnded {
  kind: 'marchEnded'
  units: string[]
  /** In all of this turn, and since the last about-turn, 1/1000 cm. */
  marched: number[]
  sinceAbout: number[]
  /** Those that changed direction, turned about, or stopped before an enemy. */
  pivoted: string[]
  turnedAbout: string[]
  stopped: string[]
  /** Those whose continued advance it was. */
  advanced: string[]
}
