import type { Piece } from '@grognard/umpire'
import type { Point } from '../base/place.ts'
import { draw, group, path } from '../base/svg.ts'
import { mounted } from './mounted.ts'
import { drawAlike, posed } from './parts.ts'
import { sideTowards } from './ranks.ts'

/** The ring or lozenge on which a rider of either side stands. */
export function drawRiderBase(piece: Piece): SVGGElement {
  const { length: d, beam: w, side } = piece
  const base =
    side === 0
      ? draw('ellipse', { class: 'base', rx: w * 0.72, ry: d * 0.5 })
      : path('base', lozenge(w * 0.82, d * 0.52))
  return group(`rider side-${side}${isChief(piece) ? ' chief' : ''}`, [base])
}

/** A chief with hat and plume on a grey, or an orderly, upright on his horse. */
export function drawRider(piece: Piece, sun: Point): SVGGElement {
  const { heading, length, beam, side } = piece
  const seen = sideTowards(heading)
  const size = (Math.max(length, beam) / 45) * (isChief(piece) ? 0.98 : 0.82)
  const horse = isChief(piece)
    ? mounted(seen.side, 'stand', 'grey', 'chief')
    : mounted(seen.side, 'stand', 'bay', 'orderly')
  const at = { x: 0, y: length * 0.12, degrees: 0, size, isMirrored: seen.isMirrored }
  return group(`men rider side-${side} nation-${piece.nation}`, [
    path('men-shadow', shadow(size, at.y, sun)),
    ...drawAlike([posed(horse, at)]),
  ])
}

const isChief = ({ badges }: Piece) => badges.some(({ kind }) => kind === 'chief')

function shadow(size: number, y: number, sun: Point): string {
  const [half, tall] = [9 * size, 40 * size]
  return `M${-half} ${y}L${half} ${y}L${half * 0.7 + sun.x * tall} ${y + sun.y * tall}L${-half * 0.7 + sun.x * tall} ${y + sun.y * tall}Z`
}

/** Eight-sided, so that it is told from the round base of the first side. */
function lozenge(x: number, y: number): string {
  const [a, b] = [x * 0.55, y * 0.6]
  return `M${-a} ${-y}H${a}L${x} ${-b}V${b}L${a} ${y}H${-a}L${-x} ${b}V${-b}Z`
}
