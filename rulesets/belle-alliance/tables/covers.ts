import type { Class } from '../terrain.ts'
import { cm } from '../measures.ts'

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
