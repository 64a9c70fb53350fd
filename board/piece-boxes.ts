import type { Piece } from '@grognard/umpire'

/** The row of boxes with a name, wherever its key stands in a catalogue; full when there is none. */
export function boxesOf(piece: Piece, name: string): { left: number; of: number } {
  const row = piece.rows.find(({ key }) => key === name || key.endsWith(`.${name}`))
  return row ?? { left: 1, of: 1 }
}
