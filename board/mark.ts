import type { Piece } from '@grognard/umpire'
import { draw, group, line } from './svg.ts'

/** A counter of the plain board: the first side a cross, the second a ring. */
export function drawMark(piece: Piece): SVGGElement {
  const half = piece.length / 2
  const strokes =
    piece.side === 0
      ? [line('stroke', -half, -half, half, half), line('stroke', -half, half, half, -half)]
      : [draw('circle', { class: 'stroke', r: half })]
  return group(`mark side-${piece.side}`, strokes)
}
