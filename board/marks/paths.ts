import type { DrawnPath, Piece } from '@grognard/umpire'
import { along, distance, headingTo, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { draw, group, path, pinned, polyline, text } from '../base/svg.ts'
import { hullOutline } from '../figures/hull.ts'

/** A line of a piece, in the hue of its side where that matters. */
export function drawPath(drawn: DrawnPath, piece: Piece | undefined): SVGGElement {
  const side = sideOf(drawn, piece)
  const sided = side === undefined ? '' : ` side-${side}`
  return group(`path-${drawn.kind}${sided}`, partsOf(drawn, piece?.shape === 'ship'))
}

/** A line that says whose it is keeps its hue when the piece is taken. */
export function sideOf(
  { side }: Pick<DrawnPath, 'side'>,
  piece: Pick<Piece, 'side'> | undefined,
): number | undefined {
  return side ?? piece?.side
}

function partsOf(drawn: DrawnPath, isShip: boolean): SVGElement[] {
  const course = path('path-line', polyline(drawn.points))
  switch (drawn.kind) {
    case 'wake':
      return penciled(drawn.points)
    case 'contact':
      return [course]
    case 'march':
      return [course, ...(drawn.ghost ? [isShip ? hullAt(drawn.ghost) : ghostOf(drawn.ghost)] : [])]
    case 'attack':
    case 'meansToAttack':
      return arrow(drawn.points)
    case 'aim':
      return [course, ...tipAt(pointsOf(drawn.points).at(-1))]
    case 'track':
      return [course, ...pointsOf(drawn.points).map((at, index) => stop(at, drawn.notes?.[index]))]
  }
}

/** Where a piece stood for a while: a ring, a square on the other side (by style), and what is noted there. */
function stop({ x, y }: Point, note: string | undefined): SVGGElement {
  const square = draw('rect', { class: 'track-square', x: -3.5, y: -3.5, width: 7, height: 7 })
  const ring = draw('circle', { class: 'track-ring', r: 3.5 })
  return pinned(x, -y, [ring, square, ...(note ? [text('track-note', note, { y: -9 })] : [])])
}

/** How far a pencil strays from its line, of the length of each leg; and how often in a leg. */
const STRAYS = 0.012
const LEGS = 6

/** A track drawn by hand, gone over three times, with a dot where each leg began. */
function penciled(points: readonly number[]): SVGElement[] {
  const corners = pointsOf(points)
  const strokes = [0, 1, 2].map(rank => path(`path-line rank-${rank}`, strayed(corners, rank)))
  const dots = corners
    .slice(0, -1)
    .map(({ x, y }) => pinned(x, -y, [draw('circle', { class: 'track-dot', r: 2.4 })]))
  return [...strokes, ...dots]
}

function strayed(corners: readonly Point[], rank: number): string {
  const places = corners.flatMap((from, leg) => {
    const to = corners[leg + 1]
    if (!to) return [from]
    const by = distance(from, to) * STRAYS * (rank === 0 ? 0.3 : 1)
    return Array.from({ length: LEGS }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / LEGS + by * (speck(leg * 31 + i * 2 + rank * 97) - 0.5),
      y:
        from.y +
        ((to.y - from.y) * i) / LEGS +
        by * (speck(leg * 31 + i * 2 + rank * 97 + 1) - 0.5),
    }))
  })
  return `M${places.map(({ x, y }) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}`
}

function tipAt(end: Point | undefined): SVGGElement[] {
  return end ? [pinned(end.x, -end.y, [draw('circle', { class: 'path-tip', r: 3.5 })])] : []
}

type Ghost = NonNullable<DrawnPath['ghost']>

/** A hull without masts, bow and keel. */
function hullAt({ x, y, heading, length, beam }: Ghost): SVGGElement {
  const ghost = group('ghost-hull', [
    path('ghost-face', hullOutline((beam / length) * 50)),
    path('ghost-keel', 'M0 -40V40M0 -40L-6 -28M0 -40L6 -28'),
  ])
  ghost.setAttribute(
    'transform',
    `translate(${x} ${-y}) rotate(${heading / 100}) scale(${length / 100})`,
  )
  return ghost
}

/** The ground a block will stand on, with its front. */
export function ghostOf({ x, y, heading, length, beam }: Ghost) {
  const [left, top] = [-beam / 2, -length / 2]
  const wedge = Math.min(beam, length) * 0.22
  const ghost = group('ghost-block', [
    draw('rect', { class: 'ghost-face', x: left, y: top, width: beam, height: length }),
    path(
      'ghost-keel',
      `M${left} ${top}H${-left}M${-wedge} ${top}L0 ${top - wedge}L${wedge} ${top}`,
    ),
  ])
  ghost.setAttribute('transform', `translate(${x} ${-y}) rotate(${heading / 100})`)
  return ghost
}

/** How broad an arrow is at its root and before its head, by its length, and how long the head is. */
const ROOT = 0.02
const NECK = 0.055
const HEAD = 0.2
const BROADEST = 4500

/** A swelling arrow from one point to another, which ends short of it. */
function arrow(points: readonly number[]): SVGElement[] {
  const [from, to] = pointsOf(points)
  if (!from || !to) return []
  const heading = headingTo(from, to)
  const long = distance(from, to) * 0.92
  const by = Math.min(1, BROADEST / (long * HEAD))
  const at = (ahead: number, aside: number): string => {
    const point = along(along(from, heading, ahead), heading + 9000, aside)
    return `${Math.round(point.x)} ${Math.round(-point.y)}`
  }
  const size = long * by
  const [root, neck, head] = [ROOT * size, NECK * size, HEAD * size]
  const shaft = long - head
  return [
    path(
      'arrow',
      `M${at(0, -root)}L${at(shaft, -neck)}L${at(shaft, -neck * 2.2)}L${at(long, 0)}L${at(shaft, neck * 2.2)}L${at(shaft, neck)}L${at(0, root)}Z`,
    ),
  ]
}
