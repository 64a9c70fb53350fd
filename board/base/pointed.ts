import type { Picture, Piece } from '@grognard/umpire'
import { boundsOf, holds, pointsOf } from './place.ts'
import type { Point } from './place.ts'
import type { Pointed, Scene } from './scene.ts'
import { isWithin } from './soundings.ts'

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

/** The piece the player has taken up. */
export function inHandOf(scene: Scene | null): Piece | undefined {
  return scene?.picture.pieces.find(({ id }) => id === scene.selected)
}

/** The piece and the cell at a place; a piece as far off as `reach`, in ground units, counts too. */
export function lookUp(picture: Picture | undefined, place: Point, reach: number): Pointed {
  if (!picture) return { place, piece: null, cell: null }
  const cell = picture.ground.find(
    shape => shape.kind === 'cell' && isWithin(pointsOf(shape.polygon), place),
  )
  return { place, piece: pieceAt(picture.pieces, place, reach), cell: cell?.label?.key ?? null }
}

/** The pieces whose middle lies in a box between two corners. */
export function piecesIn(pieces: readonly Piece[], one: Point, other: Point): string[] {
  const box = boundsOf([one, other])
  return pieces.filter(piece => holds(box, piece)).map(({ id }) => id)
}

/** The hand draws from the piece in hand or from its ghost; anywhere else the chart is moved. */
export function isHandle(scene: Scene, at: Pointed): boolean {
  if (!scene.isDrawing || !scene.sketch) return false
  const ghost = scene.sketch.poses.at(-1)
  const piece = scene.picture.pieces.find(({ id }) => id === scene.sketch?.piece)
  return (
    at.piece === scene.sketch.piece || (ghost && piece ? isNear(piece, ghost, at.place) : false)
  )
}

function isNear(piece: Piece, ghost: Point, place: Point): boolean {
  return pieceAt([{ ...piece, x: ghost.x, y: ghost.y }], place, piece.length / 2) !== null
}
