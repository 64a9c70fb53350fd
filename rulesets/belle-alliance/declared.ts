import type { Seat } from '@grognard/umpire'
import type { Part } from './parts.ts'

/** [BA-1.1.2-04] The parts of a unit's order, and whether it is followed. */
export interface Sheet {
  unit: string
  seat: Seat
  parts: Part[]
  result: 'written' | 'followed' | 'failed'
}

/** [BA-4.1.1-03] An attack that has been announced. */
export interface Attack {
  unit: string
  target: string
  againstPosition: boolean
  terrain: string
  isCharge: boolean
  /** Continued attack of this melee phase. */
  isContinued: boolean
  /** What to do when another enemy is met first. */
  ifMet: 'attack' | 'stop'
  /** The enemy it is in contact with and fights; null before. */
  met: string | null
  state: AttackState
}

/**
 * `lapsed`: one of the two came into U or FU between the contact and the melee. `broke` and `routed`:
 * it is over, and brought the enemy into U or FU.
 */
export type AttackState =
  | 'announced'
  | 'met'
  | 'cancelled'
  | 'lapsed'
  | 'fought'
  | 'broke'
  | 'routed'

/** Which figures (or gun models) of a unit fire at what. */
export interface Fire {
  unit: string
  /** 0 for the part named first, which keeps the small fire unit; 1 for the other. */
  part: number
  figures: number
  /** Of artillery: the models. */
  guns: string[]
  target: string
  /** The hit point on the target's edge. */
  x: number
  y: number
  /** [BA-3.4.1-02] Ranging without effect. */
  isRanging: boolean
  /** [BA-1.1.2-10] At what is assumed to stand there. */
  isHidden: boolean
  phase: 'continued' | 'fire'
  /** All have declared: the other side knows of it. */
  isShown: boolean
  /** The rule by which it was lost, or null. */
  lost: string | null
}

export interface Helper {
  unit: string
  kind: 'neighbour' | 'support'
  of: string
  /** Whom its friend fires at or fights. */
  against: string
  isShown: boolean
}

export interface Advance {
  unit: string
  /** One pivot before it, 1/100 degree, clockwise positive. */
  pivot: number
  distance: number
  target: string | null
  building: string | null
  isShown: boolean
}
