import { cm } from '../measures.ts'
import type { Arm } from './troops.ts'

export interface CoverRow {
  obstacle: Class | null
  cover: Class | null
  /** [BA-Q-43] Cover only for figures behind it and in contact with it. */
  isByContact?: true
}

/** [BA-T-05] Obstacle and cover of the ground. */
export const coverRows = {
  slopeUnder5: { obstacle: 'I', cover: null },
  slopeUnder2: { obstacle: 'II', cover: null },
  slopeUnder1: { obstacle: 'III', cover: null },
  hedge: { obstacle: 'I', cover: null },
  ditch: { obstacle: 'I', cover: null },
  stream: { obstacle: 'II', cover: null },
  woodEdge: { obstacle: 'I', cover: 'I' },
  wood: { obstacle: null, cover: 'I' },
  firedAtFromWood: { obstacle: null, cover: 'II' },
  holsteinHedge: { obstacle: 'II', cover: 'I' },
  lowWall: { obstacle: 'I', cover: 'I' },
  wall: { obstacle: 'II', cover: 'II' },
  highWall: { obstacle: 'III', cover: 'III' },
  woodenBuilding: { obstacle: null, cover: 'I' },
  stoneBuilding: { obstacle: null, cover: 'II' },
  strongBuilding: { obstacle: null, cover: 'III' },
  unlimberedGuns: { obstacle: null, cover: null },
  otherMaterial: { obstacle: 'I', cover: 'I', isByContact: true },
  abatis: { obstacle: 'I', cover: null },
  barricade: { obstacle: 'I', cover: 'I', isByContact: true },
  epaulement: { obstacle: 'II', cover: 'II' },
} as const satisfies Record<string, CoverRow>

/** [BA-T-05] Slopes narrower than this, 1/1000 cm, from the narrowest up. */
export const slopes: readonly { under: number; obstacle: Class }[] = [
  { under: cm(1), obstacle: coverRows.slopeUnder1.obstacle },
  { under: cm(2), obstacle: coverRows.slopeUnder2.obstacle },
  { under: cm(5), obstacle: coverRows.slopeUnder5.obstacle },
]

/** [BA-Q-42] From the weakest up; strengthening goes no further than the last. */
export const classes: readonly Class[] = ['I', 'II', 'III']

/** The stronger of two classes; null is none. */
export function strongerClass(one: Class | null, other: Class | null): Class | null {
  return rankOfClass(one) >= rankOfClass(other) ? one : other
}

/** 0 for none, then 1 to 3. */
export function rankOfClass(given: Class | null): number {
  return given === null ? 0 : classes.indexOf(given) + 1
}

/** [BA-T-20] [BA-Q-42] One class more, at most III. */
export function strengthened(cover: Class | null): Class {
  return classes[Math.min(rankOfClass(cover), classes.length - 1)] ?? 'III'
}

/** How often the march is halved; null: cannot pass. */
export interface ObstacleRow {
  infantry: number | null
  cavalry: number | null
  artillery: number | null
}

/** [BA-2.3.5-03] [BA-T-04] */
export const obstacleRows: Record<Class, ObstacleRow> = {
  I: { infantry: 0, cavalry: 1, artillery: 1 },
  II: { infantry: 1, cavalry: 2, artillery: 2 },
  III: { infantry: 2, cavalry: null, artillery: null },
}

/** [BA-2.3.5-03] Halvings of the march in an obstacle; null: impassable. */
export function obstacleHalvings(obstacle: Class, arm: Arm): number | null {
  const row = obstacleRows[obstacle]
  if (arm === 'infantry') return row.infantry
  return arm === 'artillery' || arm === 'wagon' ? row.artillery : row.cavalry
}

/** Where a unit stands, for sight: in a wood beyond its edge, in cover or a wood's edge, in the open. */
export type Position = 'open' | 'cover' | 'wood'

export interface SightRow {
  /** How far a unit there sees, 1/1000 cm. */
  from: number
  /** From how far it is seen; if it fired this or last turn. */
  against: number
  againstFired: number
}

/** [BA-1.1.6-01] [BA-T-02] */
export const sightRows: Record<Position, SightRow> = {
  open: { from: cm(200), against: cm(200), againstFired: cm(200) },
  cover: { from: cm(200), against: cm(30), againstFired: cm(100) },
  wood: { from: cm(15), against: cm(15), againstFired: cm(30) },
}

/** [BA-Q-28] [BA-1.1.6-02] Added for each level that the viewer stands higher than an open target. */
export const sightPerLevel = cm(20)

/** [BA-1.1.6-06] For so many turns after its fire a position is given away. */
export const turnsGivenAway = 1

/** [BA-1.1.6-03] Levels that woods and houses stand above their ground. */
export const blockingHeight = 1

/** [BA-T-20] Field works. */
export type WorkKind =
  | 'strengthen'
  | 'abatis'
  | 'chevaux'
  | 'barricade'
  | 'epaulement'
  | 'burnBridge'
  | 'blastBridge'

export interface WorkRow {
  /** Unbroken turns. */
  turns: number
  /** Least total of the procurement roll. */
  roll: number
  /** Least total with this material at hand. */
  rollNear: { roll: number; to: 'wood' | 'building' } | null
  /** Least total at the end, or null where none is rolled. */
  finalRoll: number | null
}

/** [BA-6.3.0-02] [BA-6.3.0-05] [BA-T-20] */
export const workRows: Record<WorkKind, WorkRow> = {
  strengthen: { turns: 8, roll: 7, rollNear: null, finalRoll: null },
  abatis: { turns: 8, roll: 13, rollNear: { roll: 7, to: 'wood' }, finalRoll: null },
  chevaux: { turns: 8, roll: 13, rollNear: null, finalRoll: null },
  barricade: { turns: 8, roll: 13, rollNear: { roll: 7, to: 'building' }, finalRoll: null },
  epaulement: { turns: 16, roll: 9, rollNear: null, finalRoll: null },
  burnBridge: { turns: 4, roll: 7, rollNear: null, finalRoll: 11 },
  blastBridge: { turns: 6, roll: 9, rollNear: null, finalRoll: 13 },
}

export const workKinds = Object.keys(workRows).filter(isWork)

function isWork(kind: string): kind is WorkKind {
  return Object.hasOwn(workRows, kind)
}

/** [BA-Q-19] [BA-Q-69] Figures that work together, and the length of work that they make, 1/1000 cm. */
export const workGroup = { figures: 5, length: cm(5) }

/** [BA-T-20] Wood or a building gives its material to who is nearer than this, 1/1000 cm. */
export const materialNear = cm(10)

/** [BA-6.3.0-02] [BA-6.3.0-05] For each turn in a row that failed. */
export const workFailedTurn = 1

/** [BA-T-20] The garrison that strengthens a building: percent of what it holds. */
export const strengthenPercent = 50

/** [BA-6.3.0-02] The least total of the procurement roll, by what is at hand. */
export function procurementRoll(work: WorkKind, isAtHand: boolean): number {
  const { roll, rollNear } = workRows[work]
  return rollNear !== null && isAtHand ? rollNear.roll : roll
}

/** Classes of obstacles and of cover as the book prints them. */
export type Class = 'I' | 'II' | 'III'
