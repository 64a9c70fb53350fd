import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Playable } from '@grognard/umpire'

export type Player = 'crosses' | 'noughts'

export interface State extends Playable {
  /** In the order of play. */
  players: Player[]
  /** Row by row from the top left: whose mark stands there. */
  cells: (Player | 'free')[]
}

export type Order = Mark

export interface Mark {
  kind: 'mark'
  /** 0 to 8. */
  cell: number
}

export type Event = Marked | LineMade | BoardFilled

interface Marked {
  kind: 'marked'
  player: Player
  cell: number
}

interface LineMade {
  kind: 'lineMade'
  player: Player
}

interface BoardFilled {
  kind: 'boardFilled'
}

export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    players: state.players.slice(),
    cells: state.cells.slice(),
  }
}

export function isPlayer(seat: string): seat is Player {
  return seat === 'crosses' || seat === 'noughts'
}
