import type { Badge, Picture, Piece, Seat } from '@grognard/umpire'

/** A piece that bears one of these fights no more. */
const OUT_OF_ACTION: ReadonlySet<Badge['kind']> = new Set([
  'struck',
  'unmanned',
  'prize',
  'abandoned',
])

/**
 * How many of the pieces that a seat had at the start are, at the end, off the table, out of action
 * or another's.
 */
export function lossesBetween(
  seats: readonly Seat[],
  start: Picture,
  end: Picture,
): Record<Seat, number> {
  const left = new Map(end.pieces.filter(isInAction).map(piece => [piece.id, piece.seat]))
  const lost = start.pieces.filter(({ id, seat }) => left.get(id) !== seat)
  return Object.fromEntries(
    seats.map(seat => [seat, lost.filter(piece => piece.seat === seat).length]),
  )
}

function isInAction({ badges }: Piece): boolean {
  return !badges.some(({ kind }) => OUT_OF_ACTION.has(kind))
}
