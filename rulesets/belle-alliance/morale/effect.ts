import type { ForcedCause } from '../state.ts'

/** Disorder that falls on a unit. LU is light disorder, U disorder, FU full disorder. */
export interface Effect {
  unit: string
  degree: 'LU' | 'U' | 'FU'
  cause: ForcedCause
  /** The centre of the unit it comes from; null where the direction of the move is free. */
  fromX: number | null
  fromY: number | null
}

export type LossCause = 'fire' | 'melee' | 'prisoners' | 'rout' | 'surrender'

/** Figures that leave a unit; more than it has count as all it has. */
export interface Loss {
  unit: string
  figures: number
  cause: LossCause
}
