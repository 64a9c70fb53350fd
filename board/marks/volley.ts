import type { Piece } from '@grognard/umpire'
import { along, distance, headingTo, turnBetween } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { draw, group, path } from '../base/svg.ts'

/** Somebody fires at somebody; for the eye alone. */
export interface Shot {
  from: string
  to: string
  isHit: boolean
}

/** Milliseconds until nothing of a volley is left. */
const VOLLEY = 800
/** More at once would only hide the chart. */
export const MOST_VOLLEYS = 10
const PUFFS = 5
/** The smallest cloud that is seen, in pixels. */
const SMALLEST = 6

/** Smoke along the side that fires, the flight of the shot, and splinters or a splash where it ends. `unit` is a pixel in ground units. */
function drawVolley(from: Piece, to: Piece, isHit: boolean, unit: number): SVGGElement {
  const heading = headingTo(from, to)
  const muzzle = along(from, heading, muzzleOf(from, heading))
  const size = Math.max(SMALLEST * unit, Math.min(from.beam, from.length) * 0.62)
  return group('volley', [
    ...flight(muzzle, to, unit),
    ...smoke(from, muzzle, heading, size),
    isHit ? splinters(to, Math.max(SMALLEST * unit, to.beam * 0.5)) : splash(to, heading, size),
  ])
}

/** How far from the middle of a piece its edge lies along a heading. */
function muzzleOf({ heading: bow, length, beam }: Piece, heading: number): number {
  const off = (Math.abs(turnBetween(bow, heading)) / 100) * (Math.PI / 180)
  const [ahead, abeam] = [Math.abs(Math.cos(off)), Math.sin(off)]
  return Math.min(length / 2 / Math.max(ahead, 0.01), beam / 2 / Math.max(abeam, 0.01))
}

/** Three balls, one after the other. */
function flight(muzzle: Point, to: Point, unit: number): SVGElement[] {
  return [0, 35, 70].map(delay => {
    const ball = draw('circle', { class: 'volley-ball', cx: muzzle.x, cy: -muzzle.y, r: 2 * unit })
    ball.style.setProperty('--east', `${to.x - muzzle.x}px`)
    ball.style.setProperty('--south', `${muzzle.y - to.y}px`)
    ball.style.animationDelay = `${delay}ms`
    return ball
  })
}

/** Clouds along the firing side: in a row along the piece, each a little later than the one before. */
function smoke(from: Piece, muzzle: Point, heading: number, size: number): SVGElement[] {
  const spread = from.shape === 'ship' ? from.length * 0.62 : Math.max(from.beam, from.length) * 0.5
  const isAlong = Math.abs(Math.abs(turnBetween(from.heading, heading)) - 9000) < 5000
  const row = isAlong ? from.heading : heading + 9000
  return Array.from({ length: PUFFS }, (_, i) => {
    const off = (i / (PUFFS - 1) - 0.5) * (isAlong ? spread : size)
    const at = along(along(muzzle, row, off), heading, size * 0.7)
    const r = size * (0.75 + ((i * 3) % 5) * 0.09)
    const puff = draw('circle', { class: 'volley-puff', cx: at.x, cy: -at.y, r })
    puff.style.animationDelay = `${i * 25}ms`
    return puff
  })
}

/** Splinters fly from where it struck. */
function splinters({ x, y }: Point, size: number): SVGElement {
  const rays = Array.from({ length: 7 }, (_, i) => {
    const angle = i * 51.4 * (Math.PI / 180)
    const [east, south] = [Math.sin(angle), -Math.cos(angle)]
    const near = size * 0.3
    const far = size * (0.8 + ((i * 2) % 3) * 0.2)
    return `M${x + east * near} ${-y + south * near}L${x + east * far} ${-y + south * far}`
  })
  return path('volley-splinters', rays.join(''))
}

/** Short of her, a column of water. */
function splash(to: Piece, heading: number, size: number): SVGElement {
  const at = along(to, heading + 18_000, Math.min(to.length, to.beam * 2))
  return draw('circle', { class: 'volley-splash', cx: at.x, cy: -at.y, r: size * 0.8 })
}

/** Those whose pieces are on the chart, no more than can be seen, and none at itself. */
export function volleysOf(shots: readonly Shot[], pieces: readonly Piece[]) {
  return shots.slice(-MOST_VOLLEYS).flatMap(({ from, to, isHit }) => {
    const one = pieces.find(({ id }) => id === from)
    const other = pieces.find(({ id }) => id === to)
    return one && other && distance(one, other) > 0 ? [{ from: one, to: other, isHit }] : []
  })
}

/** Draws them for their moment; `unit` is a pixel in ground units. */
export function showVolleys(
  layer: SVGGElement,
  shots: readonly Shot[],
  pieces: readonly Piece[],
  unit: number,
): void {
  for (const { from, to, isHit } of volleysOf(shots, pieces)) {
    const volley = drawVolley(from, to, isHit, unit)
    layer.append(volley)
    setTimeout(() => volley.remove(), VOLLEY)
  }
}
