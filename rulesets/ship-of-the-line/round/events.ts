import type { MastId, Side } from '../state.ts'

export type RoundEvent =
  | { kind: 'roundBegan'; round: number; queue: string[] }
  /** [SOL-118] Prizes in the order of capture. */
  | { kind: 'prizesCalled'; ships: string[] }
  | TurnBegan
  | { kind: 'turnClosed'; ship: string }
  /** `turnsAway`: turns it has still to stay off the board. */
  | { kind: 'turnEnded'; ship: string; turnsAway: number }
  /** Where a ship off the board will come back. */
  | { kind: 'dotChosen'; ship: string; x: number; y: number }
  | { kind: 'returned'; ship: string; x: number; y: number; heading: number }
  | Repaired

/** Ships before it in the queue have missed their turn; its guns are ready again. */
interface TurnBegan {
  kind: 'turnBegan'
  ship: string
  /** [SOL-080] A wreck alongside costs it this turn. */
  isWreckHolding: boolean
  wasAdrift: boolean
  /** Off the board with nothing to mend. */
  isOver: boolean
}

/** [SOL-128] What is mended, and how it stands then. */
export interface Repaired {
  kind: 'repaired'
  ship: string
  sail: { mast: MastId; sails: number } | null
  batteries: { side: Side; battery: number }[]
  hull: number
}
