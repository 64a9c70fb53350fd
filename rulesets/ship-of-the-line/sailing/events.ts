import type { ShipStatus } from '../state.ts'

/** A way of sailing that counts as a move. */
export type Action = 'move' | 'comeAbout' | 'wear'

export type SailingEvent =
  /** `moves` made in this turn, this one among them. */
  | {
      kind: 'sailed'
      ship: string
      action: Action
      x: number
      y: number
      heading: number
      moves: number
    }
  | LeftBoard
  | Collided
  | { kind: 'drifted'; ship: string; x: number; y: number }

/** [SOL-125] From the dot where it comes back. [SOL-120] A prize is safe. */
interface LeftBoard {
  kind: 'leftBoard'
  ship: string
  action: Action
  status: Extract<ShipStatus, 'disengaged' | 'safe'>
  /** This turn and the next. */
  turnsAway: number
  moves: number
}

/** [SOL-098] The ship stops on its dot and swings to the heading; its turn is over. */
export interface Collided {
  kind: 'collided'
  ship: string
  struck: string
  action: Action | 'drift'
  heading: number
  moves: number
}
