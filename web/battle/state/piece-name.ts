import { labelOf } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import type { TurnView } from './turn-view.ts'

/** A piece by its name; by its label where it has none, or is not on the sheet yet. */
export function pieceName(
  { picture, choices, orderContext }: TurnView,
  id: string,
): string | Message {
  const piece = picture.pieces.find(one => one.id === id)
  if (!piece) return labelOf(orderContext, choices, id) ?? id
  return piece.name === '' ? piece.label : piece.name
}
