import { labelOf } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import type { Standing } from './turn-view.ts'

/** A piece by its name; by its label where it has none, or is not on the sheet yet. */
export function pieceName({ picture, choices, desk }: Standing, id: string): string | Message {
  const piece = picture.pieces.find(one => one.id === id)
  if (!piece) return labelOf(desk, choices, id) ?? id
  return piece.name === '' ? piece.label : piece.name
}
