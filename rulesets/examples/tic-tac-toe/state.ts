import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Message, Playable } from '@grognard/umpire'

export const players = ['crosses', 'noughts'] as const
export type Player = (typeof players)[number]

export interface State extends Playable<'turn' | 'mark'> {
  /** In the order of play. */
  players: Player[]
  /** Row by row from the top left: whose mark stands there. */
  cells: (Player | 'free')[]
}

export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    players: state.players.slice(),
    cells: state.cells.slice(),
  }
}

export function nameOf(player: Player): Message {
  return { key: `seat.${player}` }
}

export function nameOfCell(cell: number): Message {
  return { key: `cell.${cell}` }
}
