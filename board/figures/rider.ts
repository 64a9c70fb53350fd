import type { Piece } from '@grognard/umpire'
import { draw, group, path } from '../base/svg.ts'
import { horse } from './figure.ts'
import { drawAlike } from './parts.ts'

/** A chief with his hat athwart, plume and sash, or an orderly with his satchel, on horseback. */
export function drawRider(piece: Piece): SVGGElement {
  const { length: d, beam: w, side, badges } = piece
  const isChief = badges.some(({ kind }) => kind === 'chief')
  const base =
    side === 0
      ? draw('ellipse', { class: 'base', rx: w * 0.66, ry: d * 0.58 })
      : path('base', lozenge(w * 0.78, d * 0.64))
  return group(`rider side-${side}${isChief ? ' chief' : ''}`, [
    base,
    ...drawAlike([horse(w * 1.05, d, isChief ? 'grey' : 'bay')]),
    path(
      'cloth',
      `M${-w * 0.3} ${-d * 0.06}L${w * 0.3} ${-d * 0.06}L${w * 0.36} ${d * 0.2}L0 ${d * 0.14}L${-w * 0.36} ${d * 0.2}Z`,
    ),
    draw('ellipse', { class: 'coat', cy: d * 0.05, rx: w * 0.4, ry: d * 0.11 }),
    ...(isChief ? hatOfChief(w, d) : capOfOrderly(w, d)),
  ])
}

/** Eight-sided, so that it is told from the round base of the first side. */
function lozenge(x: number, y: number): string {
  const [a, b] = [x * 0.55, y * 0.6]
  return `M${-a} ${-y}H${a}L${x} ${-b}V${b}L${a} ${y}H${-a}L${-x} ${b}V${-b}Z`
}

function hatOfChief(w: number, d: number): SVGElement[] {
  const y = d * 0.05
  return [
    path('sash', `M${-w * 0.24} ${y - d * 0.07}L${w * 0.24} ${y + d * 0.07}`),
    path(
      'hat',
      `M${-w * 0.36} ${y}Q0 ${y - w * 0.34} ${w * 0.36} ${y}Q0 ${y + w * 0.22} ${-w * 0.36} ${y}Z`,
    ),
    path('plume', `M${-w * 0.3} ${y - w * 0.02}Q0 ${y - w * 0.22} ${w * 0.3} ${y - w * 0.02}`),
  ]
}

function capOfOrderly(w: number, d: number): SVGElement[] {
  return [
    draw('rect', { class: 'satchel', x: w * 0.18, y: d * 0.1, width: w * 0.28, height: w * 0.28 }),
    draw('circle', { class: 'hat', cy: d * 0.05, r: w * 0.17 }),
  ]
}
