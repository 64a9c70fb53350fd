import type { Picture, Piece } from '@grognard/umpire'
import { pieceAt } from './hit.ts'
import { pointsOf } from './place.ts'
import type { Point } from './place.ts'
import type { Pointed, Scene } from './scene.ts'
import { isWithin } from './soundings.ts'

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
