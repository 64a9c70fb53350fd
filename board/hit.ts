import type { Piece } from '@grognard/umpire'
import type { Point } from './place.ts'

/** The nearest piece whose footprint, grown by `reach` ground units, holds the point; or null. */
export function pieceAt(pieces: readonly Piece[], point: Point, reach: number): string | null {
  let best: string | null = null
  let least = reach
  for (const piece of pieces) {
    const away = distanceToPiece(piece, point)
    if (away > least || (away === least && best !== null)) continue
    best = piece.id
    least = away
  }
  return best
}

/** Ground units from the edge of the oriented footprint; 0 within. */
export function distanceToPiece(piece: Piece, point: Point): number {
  const radians = (piece.heading / 100) * (Math.PI / 180)
  const dx = point.x - piece.x
  const dy = point.y - piece.y
  const ahead = Math.abs(dx * Math.sin(radians) + dy * Math.cos(radians))
  const abeam = Math.abs(dx * Math.cos(radians) - dy * Math.sin(radians))
  return Math.hypot(Math.max(0, ahead - piece.length / 2), Math.max(0, abeam - piece.beam / 2))
}
