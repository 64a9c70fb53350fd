import type { Disorder } from '../../book/tables/morale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import type { LossCause } from '../../model/losses.ts'
import type { Edge } from '../../model/setting.ts'
import type { ForcedCause, ForcedMove } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'

export type MoraleEvent =
  | FiguresLost
  | { kind: 'valeurChanged'; unit: string; valeur: number; cause: 'losses' | 'floor' | 'rest' }
  | DisorderInflicted
  | { kind: 'unitRemoved'; unit: string }
  | { kind: 'suppliesCounted'; unit: string; supply: 'full' | 'limited' | 'none'; left: number }
  | { kind: 'directionChosen'; unit: string; heading: number }
  | LeftBuilding
  | GunsAbandoned
  | Retreated
  | Routed
  | { kind: 'leftBoard'; unit: string; edge: Edge; along: number }
  | ContactNoted
  | SpreadRolled
  | { kind: 'contactForgotten'; carrier: string }
  | { kind: 'routsJoined'; unit: string; with: string[] }
  | { kind: 'reorganisingWanted'; unit: string; formation: FormationKind }
  | { kind: 'reorganisingRolled'; unit: string; total: number; to: Disorder }
  | { kind: 'reorganisingForgotten'; units: string[] }
  | FormedUp
  | Reorganised
  | RestBegun
  | { kind: 'rested'; unit: string; turns: number }
  | { kind: 'resupplied'; unit: string }
  | { kind: 'restBroken'; unit: string }

/** The unit closes up: its figures, gunners of each gun, front and place afterwards. */
export interface FiguresLost {
  kind: 'figuresLost'
  unit: string
  lost: number
  cause: LossCause
  figures: number
  gunners: number[]
  front: number | null
  x: number
  y: number
}

interface DisorderInflicted {
  kind: 'disorderInflicted'
  unit: string
  degree: 'LU' | 'U' | 'FU'
  cause: ForcedCause
  /** The retreat or rout it has to make; null where there is none. */
  forced: ForcedMove | null
}

/** A unit where a forced move has put it. */
export interface Put {
  unit: string
  x: number
  y: number
  heading: number
}

/** Formed as a huddle outside. */
interface LeftBuilding extends Put {
  kind: 'leftBuilding'
}

/** The gunners become a unit of their own. */
interface GunsAbandoned {
  kind: 'gunsAbandoned'
  battery: string
  gunners: Unit
}

interface Retreated {
  kind: 'retreated'
  unit: string
  course: number
  isBlocked: boolean
  /** The unit that barred it; empty where the ground did, or nothing. */
  barredBy: string
  put: Put
  /** Own units that it went through, and others that it pushed along. */
  passed: string[]
  pushed: Put[]
}

export interface Routed {
  kind: 'routed'
  unit: string
  course: number
  /** The unit and those that rout with it. */
  put: Put[]
  /** Not where a contact has still to be settled: they form up at the end. */
  isOver: boolean
  passed: string[]
  pushed: Put[]
}

interface ContactNoted {
  kind: 'contactNoted'
  carrier: string
  second: string
  with: string[]
  heading: number
  left: number
}

interface SpreadRolled {
  kind: 'spreadRolled'
  carrier: string
  second: string
  carrierTotal: number
  secondTotal: number
  degree: 'LU' | 'U' | 'FU' | null
}

/** A unit that has come to order by a step or more. */
interface Reorganised {
  kind: 'reorganised'
  unit: string
  to: Disorder
}

/** [BA-5.4.3-04] After a rout, about its centre. */
interface FormedUp extends Put {
  kind: 'formedUp'
  formation: FormationKind
  front: number | null
}

interface RestBegun extends Put {
  kind: 'restBegun'
  goal: 'supply' | 'valeur'
}
