import type { Piece } from '@grognard/umpire'
import { draw, group, path } from './svg.ts'

/** A chief with plume and sash, or an orderly with his satchel, on horseback from above. */
export function drawRider(piece: Piece): SVGGElement {
  const { length: d, beam: w, side, badges } = piece
  const isChief = badges.some(({ kind }) => kind === 'chief')
  return group(`rider side-${side}${isChief ? ' chief' : ''}`, [
    draw('ellipse', { class: 'base', rx: w * 0.62, ry: d * 0.56 }),
    draw('ellipse', { class: 'horse', rx: w * 0.26, ry: d * 0.4 }),
    path('horse', `M${-w * 0.13} ${-d * 0.33}L0 ${-d * 0.5}L${w * 0.13} ${-d * 0.33}Z`),
    draw('ellipse', { class: 'coat', cy: d * 0.04, rx: w * 0.4, ry: d * 0.13 }),
    draw('circle', { class: 'hat', cy: d * 0.04, r: w * 0.17 }),
    ...(isChief ? [path('plume', plumeOf(w, d))] : [satchelOf(w, d)]),
  ])
}

function plumeOf(w: number, d: number): string {
  const y = d * 0.04
  return `M${-w * 0.34} ${y}L0 ${y - w * 0.2}L${w * 0.34} ${y}L0 ${y + w * 0.2}Z`
}

function satchelOf(w: number, d: number): SVGRectElement {
  return draw('rect', {
    class: 'satchel',
    x: w * 0.2,
    y: d * 0.1,
    width: w * 0.26,
    height: w * 0.26,
  })
}
