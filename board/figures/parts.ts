import { path } from '../base/svg.ts'

/** A part of a figure: what it looks like by its class, and its outline. */
export interface Part {
  look: string
  outline: Outline
}

/** All numbers are places, four to a bend and six to a curve, so that they can be moved and turned. */
type Outline = readonly { letter: string; points: readonly number[] }[]

interface Pose {
  x: number
  y: number
  /** Clockwise. */
  degrees: number
  /** As drawn where absent. */
  size?: number
  /** Left for right. */
  isMirrored?: boolean
}

/** Path data with M, L, H, V, Q, C and Z, or m, l, h and v, each with its letter. */
export function part(look: string, d: string): Part {
  const at = { x: 0, y: 0 }
  const found = d.matchAll(/([A-Za-df-z])([^A-Za-df-z]*)/g)
  const outline = Array.from(found, ([, letter = '', numbers = '']) => {
    const points = absolute(letter, numbers.split(' ').filter(Boolean).map(Number), at)
    const [x = at.x, y = at.y] = points.slice(-2)
    Object.assign(at, { x, y })
    return { letter: /[hv]/i.test(letter) ? 'L' : letter.toUpperCase(), points }
  })
  return { look, outline }
}

function absolute(letter: string, numbers: number[], { x, y }: { x: number; y: number }): number[] {
  const [one = 0, other = 0] = numbers
  switch (letter) {
    case 'H':
      return [one, y]
    case 'V':
      return [x, one]
    case 'h':
      return [x + one, y]
    case 'v':
      return [x, y + one]
    case 'l':
    case 'm':
      return [x + one, y + other]
    default:
      return numbers
  }
}

/** So far from an end of a quarter of a circle its curve is drawn to, in radii. */
const ROUND = 0.5523

export function oval(look: string, x: number, y: number, rx: number, ry: number): Part {
  const [left, right, top, foot] = [x - rx, x + rx, y - ry, y + ry]
  const [a, b] = [rx * ROUND, ry * ROUND]
  return part(
    look,
    [
      `M${left} ${y}`,
      `C${left} ${y - b} ${x - a} ${top} ${x} ${top}`,
      `C${x + a} ${top} ${right} ${y - b} ${right} ${y}`,
      `C${right} ${y + b} ${x + a} ${foot} ${x} ${foot}`,
      `C${x - a} ${foot} ${left} ${y + b} ${left} ${y}Z`,
    ].join(''),
  )
}

export function box(look: string, x: number, y: number, width: number, height: number): Part {
  return part(look, `M${x} ${y}h${width}v${height}h${-width}Z`)
}

/** The same, mirrored and sized, then turned about its origin and moved. */
export function posed(
  parts: readonly Part[],
  { x, y, degrees, size = 1, isMirrored = false }: Pose,
): Part[] {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size]
  const hand = isMirrored ? -1 : 1
  const turned = (points: readonly number[]): number[] =>
    points.map((value, i) =>
      i % 2 === 0
        ? x + value * hand * cos - (points[i + 1] ?? 0) * sin
        : y + (points[i - 1] ?? 0) * hand * sin + value * cos,
    )
  return parts.map(({ look, outline }) => ({
    look,
    outline: outline.map(({ letter, points }) => ({ letter, points: turned(points) })),
  }))
}

/** One element for all parts that look alike: a chart with one for each part of each man answers slowly. */
export function drawAlike(figures: readonly (readonly Part[])[]): SVGPathElement[] {
  return layersOf(figures).map(({ look, d }) => path(look, d))
}

interface Layer {
  look: string
  d: string
}

/** From the lowest up; what lies lowest in any of the figures lies lowest in all of them. */
export function layersOf(figures: readonly (readonly Part[])[]): Layer[] {
  const layers = new Map<string, { height: number; data: string[] }>()
  for (const parts of figures)
    for (const [height, { look, outline }] of parts.entries()) {
      const layer = layers.get(look) ?? { height, data: [] }
      layers.set(look, layer)
      layer.height = Math.min(layer.height, height)
      layer.data.push(dataOf(outline))
    }
  return [...layers]
    .toSorted(([, one], [, other]) => one.height - other.height)
    .map(([look, { data }]) => ({ look, d: data.join('') }))
}

function dataOf(outline: Outline): string {
  return outline.map(({ letter, points }) => letter + points.map(Math.round).join(' ')).join('')
}
