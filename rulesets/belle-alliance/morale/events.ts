import type { ForcedCause, ForcedMove } from '../state.ts'
import type { LossCause } from './effect.ts'

export type MoraleEvent =
  | FiguresLost
  | { kind: 'valeurChanged'; unit: string; valeur: number; cause: 'losses' | 'floor' | 'rest' }
  | DisorderInflicted
  | { kind: 'unitRemoved'; unit: string }
  | { kind: 'suppliesCounted'; unit: string; supply: 'full' | 'limited' | 'none'; left: number }

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

export interface DisorderInflicted {
  kind: 'disorderInflicted'
  unit: string
  degree: 'LU' | 'U' | 'FU'
  cause: ForcedCause
  /** The retreat or rout it has to make; null where there is none. */
  forced: ForcedMove | null
}
