import { distance, holds } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { alongBorder, closed, isClockwise, speck } from '../base/soft.ts'
import { draw, group, path } from '../base/svg.ts'

/** How far apart strokes stand along a contour, and how far one contour lies up the slope from the next, in steps. */
const APART = 0.62
const CONTOURS = [0.1, 1.7, 3.2, 4.6, 6]
/** How long strokes are on each, so that the slope runs out above. */
const LONG = [1.5, 1.4, 1.2, 0.9, 0.6]
/** Pens from the finest to the boldest, in steps. */
const PENS = [0.07, 0.11, 0.16, 0.23]

/** Ground without strokes: what lies within so much of a line. */
export interface Bare {
  from: Point
  to: Point
  within: number
}

interface Stroke {
  pen: number
  d: string
}

/** A hill with its slope within its border: lighter above, shaded on the side away from the light, hachured. */
export function drawHill(
  corners: Point[],
  index: number,
  step: number,
  sun: Point,
  bare: readonly Bare[],
  bounds: Bounds,
): SVGElement[] {
  const d = closed(corners)
  const id = `slope-${index}`
  const bands = BANDS.map((breadth, rank) => {
    const band = path(`hill-band rank-${rank}`, d)
    band.setAttribute('stroke-width', String(2 * breadth * step))
    return band
  })
  const slope = group('slope-bands', bands)
  slope.setAttribute('clip-path', `url(#${id})`)
  const shade = path('hill-shade', d)
  const cast = step * 1.1
  shade.setAttribute(
    'transform',
    `translate(${Math.round(sun.x * cast)} ${Math.round((sun.y + 0.35) * cast)})`,
  )
  return [
    draw('defs', {}, [draw('clipPath', { id }, [path('', d)])]),
    shade,
    path('hill-face', d),
    slope,
    ...hachures(corners, step, sun, bare, bounds),
  ]
}

/** How broad the bands of a slope are, in steps. */
const BANDS = [6.4, 4.4, 2.2]

/** Strokes down the slope from contour to contour, bold where it is steep and away from the light. */
function hachures(
  corners: readonly Point[],
  step: number,
  sun: Point,
  bare: readonly Bare[],
  bounds: Bounds,
): SVGPathElement[] {
  const strokes = strokesOf(corners, step, sun, bare, bounds)
  return PENS.map((pen, rank) => {
    const drawn = path(
      'hachures',
      strokes
        .filter(stroke => stroke.pen === rank)
        .map(stroke => stroke.d)
        .join(''),
    )
    drawn.setAttribute('stroke-width', String(pen * step))
    return drawn
  })
}

/** Each with the pen that it is drawn with, 0 for the finest, and its path data: from below upwards. */
export function strokesOf(
  corners: readonly Point[],
  step: number,
  sun: Point,
  bare: readonly Bare[],
  { x, y, width, height }: Bounds,
): Stroke[] {
  const turn = isClockwise(corners) ? 1 : -1
  const room = 8 * step
  const around = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
  const marks = alongBorder(corners, step * APART).filter(({ at }) => holds(around, at))
  return marks.flatMap(({ at, ahead }, index) => {
    const inward = { x: turn * ahead.y, y: -turn * ahead.x }
    const lee = (-inward.x * sun.x + inward.y * sun.y) / (Math.hypot(sun.x, sun.y) || 1)
    return CONTOURS.flatMap((far, contour) =>
      strokeAt(at, inward, { far, contour, index, lee }, step, bare),
    )
  })
}

interface Where {
  far: number
  contour: number
  index: number
  lee: number
}

function strokeAt(
  at: Point,
  inward: Point,
  { far, contour, index, lee }: Where,
  step: number,
  bare: readonly Bare[],
): Stroke[] {
  const chance = speck(index * 7 + contour * 131)
  if (contour > 2 && chance > 0.82) return []
  const from = (far + 0.3 * (chance - 0.5)) * step
  const to = from + (LONG[contour] ?? 1) * (0.8 + 0.4 * speck(index * 5 + contour)) * step
  const aside = step * 0.22 * (speck(index + contour * 977) - 0.5)
  const [foot, head] = [along(at, inward, from, aside), along(at, inward, to, aside)]
  if (isBare(foot, bare) || isBare(head, bare)) return []
  const steep = 2.1 - contour * 0.62 + lee * 1.2
  const pen = Math.max(0, Math.min(PENS.length - 1, Math.round(steep)))
  return [{ pen, d: `M${pair(foot)}L${pair(head)}` }]
}

function along({ x, y }: Point, way: Point, far: number, aside: number): Point {
  return { x: x + way.x * far - way.y * aside, y: y + way.y * far + way.x * aside }
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(-y)}`
}

function isBare(at: Point, bare: readonly Bare[]): boolean {
  return bare.some(({ from, to, within }) => awayFrom(at, from, to) < within)
}

/** How far a point lies from a line between two others. */
export function awayFrom(at: Point, from: Point, to: Point): number {
  const long = distance(from, to) ** 2
  if (long === 0) return distance(at, from)
  const share = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / long
  const held = Math.max(0, Math.min(1, share))
  return distance(at, { x: from.x + (to.x - from.x) * held, y: from.y + (to.y - from.y) * held })
}
