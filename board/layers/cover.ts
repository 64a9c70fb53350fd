import type { Picture, Piece } from '@grognard/umpire'
import type { Point } from '../base/place.ts'
import { group, inCrowd } from '../base/svg.ts'
import type { Upstanding } from '../ground/trees.ts'
import { standLine } from '../ground/walls.ts'

/** A piece of a wall or a hedge that hides the legs of those who stand behind it. */
export interface Cover {
  foot: number
  left: number
  right: number
  element: SVGElement
}

/** Walls and hedges once more, piece by piece, to be drawn over men; made anew only for another map or light. */
export function createCovers() {
  let madeFor: readonly unknown[] = []
  let covers: readonly Cover[] = []
  return (picture: Picture, sun: Point): readonly Cover[] => {
    const by = [picture.lines, sun.x, sun.y]
    if (by.every((one, index) => one === madeFor[index])) return covers
    madeFor = by
    covers = (picture.lines ?? []).flatMap(line =>
      standLine(line, picture.measure.size, sun).map(coverOf),
    )
    return covers
  }
}

function coverOf({ foot, element, span }: Upstanding): Cover {
  const [left, right] = span
  return { foot, left, right, element: inCrowd(group('stands', [element])) }
}

/** How far north of its foot a piece of a wall hides anything, in steps. */
const HIDES = 2

/** Those that stand close before somebody: nearer to us than his lowest foot, and within his breadth. */
export function coversBefore(
  covers: readonly Cover[],
  pieces: readonly Piece[],
  footOf: (piece: Piece) => number,
  step: number,
): Cover[] {
  return covers.filter(({ foot, left, right }) =>
    pieces.some(piece => {
      const half = (piece.length + piece.beam) / 2
      const gap = footOf(piece) - foot
      return (
        gap > -step * 0.4 && gap < HIDES * step && left < piece.x + half && right > piece.x - half
      )
    }),
  )
}
