import type { Bounds, Point } from '../base/place.ts'
import { boundsOf } from '../base/place.ts'
import { closed, speck } from '../base/soft.ts'
import { isWithin } from '../base/soundings.ts'
import { draw, group, path } from '../base/svg.ts'

/** What grows on a field. */
export type Crop = 'plough' | 'corn' | 'rows' | 'meadow'

const CROPS: readonly Crop[] = ['corn', 'plough', 'rows']

/** What grows on the n-th field. */
export function cropOf(index: number): Crop {
  return CROPS[index % CROPS.length] ?? 'corn'
}

/** A field with its crop along its longest side, cut at its border; `name` tells it from others on the sheet. */
export function drawCrop(
  corners: readonly Point[],
  crop: Crop,
  step: number,
  name: string,
): SVGGElement {
  const d = closed(corners)
  const slant = slantOf(corners)
  const inside = group('crop-marks', marksOf(corners, crop, step, slant))
  inside.setAttribute('clip-path', `url(#${name})`)
  const rim = path('field-rim', d)
  rim.setAttribute('clip-path', `url(#${name})`)
  return group(`crop ${crop}`, [
    draw('defs', {}, [draw('clipPath', { id: name }, [path('', d)])]),
    path('field-face', d),
    inside,
    rim,
  ])
}

function marksOf(corners: readonly Point[], crop: Crop, step: number, slant: number): SVGElement[] {
  const lay = layOf(corners, slant)
  switch (crop) {
    case 'plough':
      return [
        sized('furrow-ridge', furrows(lay, step * 1.05, 0, step * 0.3), step * 0.34),
        sized('furrow', furrows(lay, step * 1.05, 0.5, step * 0.3), step * 0.14),
      ]
    case 'corn':
      return [
        sized(
          'stalks',
          strewn(
            lay,
            step,
            0.62,
            ([x, y], i) => `M${x} ${y}l${at(step * 0.14 * (speck(i) - 0.3))} ${at(-step * 0.62)}`,
          ),
          step * 0.09,
        ),
        sized(
          'stalks light',
          strewn(
            lay,
            step,
            0.9,
            ([x, y], i) => `M${x} ${y}l${at(step * 0.2 * (speck(i + 9) - 0.3))} ${at(-step * 0.7)}`,
            400,
          ),
          step * 0.1,
        ),
        sized(
          'ears',
          strewn(
            lay,
            step,
            0.95,
            ([x, y]) => `M${x} ${y}l${at(step * 0.09)} ${at(-step * 0.24)}`,
            900,
          ),
          step * 0.2,
        ),
      ]
    case 'rows':
      return [
        sized('rows-shade', furrows(lay, step * 1.25, 0.12, step * 0.12), step * 0.3),
        sized('rows-green', rowTufts(lay, step), step * 0.13),
      ]
    case 'meadow':
      return [
        sized(
          'blades',
          strewn(
            lay,
            step,
            2.6,
            ([x, y]) =>
              `M${at(x - step * 0.3)} ${y}l${at(step * 0.14)} ${at(-step * 0.32)}M${x} ${y}v${at(-step * 0.45)}M${at(x + step * 0.3)} ${y}l${at(-step * 0.14)} ${at(-step * 0.32)}`,
          ),
          step * 0.07,
        ),
      ]
  }
}

const at = Math.round

function sized(look: string, d: string, width: number): SVGPathElement {
  const drawn = path(look, d)
  drawn.setAttribute('stroke-width', String(width))
  return drawn
}

interface Lay {
  middle: Point
  /** Half of what it spans along its rows and across them. */
  half: number
  cos: number
  sin: number
  corners: readonly Point[]
}

function layOf(corners: readonly Point[], slant: number): Lay {
  const { x, y, width, height } = boundsOf(corners)
  return {
    middle: { x: x + width / 2, y: y + height / 2 },
    half: Math.hypot(width, height) / 2,
    cos: Math.cos(slant),
    sin: Math.sin(slant),
    corners,
  }
}

/** From along and across the rows to the drawing. */
function spotIn(
  { middle, cos, sin }: Lay,
  along: number,
  across: number,
): readonly [number, number] {
  const [x, y] = [middle.x + along * cos - across * sin, middle.y + along * sin + across * cos]
  return [at(x), at(-y)]
}

/** Wavering lines so far apart. */
function furrows(lay: Lay, apart: number, shift: number, waver: number): string {
  const count = Math.ceil((2 * lay.half) / apart)
  const bend = apart * 6
  const legs = Math.ceil((2 * lay.half) / bend)
  return Array.from({ length: count }, (_, i) => {
    const across = -lay.half + (i + shift) * apart
    const points = Array.from({ length: legs + 1 }, (__, leg) =>
      spotIn(lay, -lay.half + leg * bend, across + waver * (speck(i * 53 + leg) - 0.5)).join(' '),
    )
    return `M${points.join('L')}`
  }).join('')
}

/** Marks strewn over a field, so far apart, none beyond its border. */
function strewn(
  lay: Lay,
  step: number,
  apart: number,
  mark: (spot: readonly [number, number], index: number) => string,
  seed = 0,
): string {
  const each = apart * step
  const count = Math.ceil((2 * lay.half) / each)
  return Array.from({ length: count * count }, (_, i) => {
    const [column, row] = [i % count, Math.floor(i / count)]
    const along = -lay.half + (column + 0.9 * speck(i + seed)) * each
    const across = -lay.half + (row + 0.9 * speck(i + seed + 5003)) * each
    const spot = spotIn(lay, along, across)
    return isWithin(lay.corners, { x: spot[0], y: -spot[1] }) ? mark(spot, i) : ''
  }).join('')
}

/** Small plants in rows. */
function rowTufts(lay: Lay, step: number): string {
  const [apart, row] = [step * 0.55, step * 1.25]
  const [columns, rows] = [Math.ceil((2 * lay.half) / apart), Math.ceil((2 * lay.half) / row)]
  return Array.from({ length: columns * rows }, (_, i) => {
    if (speck(i + 77) > 0.86) return ''
    const along = -lay.half + ((i % columns) + 0.5 * speck(i)) * apart
    const spot = spotIn(lay, along, -lay.half + Math.floor(i / columns) * row)
    if (!isWithin(lay.corners, { x: spot[0], y: -spot[1] })) return ''
    return `M${at(spot[0] - step * 0.16)} ${at(spot[1] - step * 0.2)}L${spot[0]} ${spot[1]}L${at(spot[0] + step * 0.18)} ${at(spot[1] - step * 0.22)}`
  }).join('')
}

/** The way of the longest side, in radians. */
function slantOf(corners: readonly Point[]): number {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return { x: to.x - from.x, y: to.y - from.y }
  })
  const longest = sides.reduce((best, side) =>
    Math.hypot(side.x, side.y) > Math.hypot(best.x, best.y) ? side : best,
  )
  return Math.atan2(longest.y, longest.x)
}

/** A plot of open ground is so long and broad, in steps. */
const PLOT = { long: 27, broad: 19 }

/** Plots of tilled ground in the open, for the eye alone: pale, without a border, and clear of all that counts. */
export function openPlots(
  bounds: Bounds,
  step: number,
  isTaken: (at: Point) => boolean,
): Point[][] {
  const [columns, rows] = [
    Math.ceil(bounds.width / (PLOT.long * step)),
    Math.ceil(bounds.height / (PLOT.broad * step)),
  ]
  return Array.from({ length: columns * rows }, (_, i) => plotAt(bounds, step, i, columns))
    .filter((_, i) => speck(i * 13 + 5) > 0.12)
    .filter(corners => !testsOf(corners).some(isTaken))
}

function plotAt({ x, y }: Bounds, step: number, index: number, columns: number): Point[] {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  const chance = (n: number) => speck(index * 17 + n)
  const [left, low] = [
    x + (column + 0.12 * chance(1)) * PLOT.long * step,
    y + (row + 0.14 * chance(2)) * PLOT.broad * step,
  ]
  const [right, high] = [
    left + PLOT.long * step * (0.62 + 0.26 * chance(3)),
    low + PLOT.broad * step * (0.6 + 0.25 * chance(4)),
  ]
  const lean = PLOT.long * step * 0.1
  const off = (n: number) => (chance(n) - 0.5) * lean
  return [
    { x: at(left + off(5)), y: at(low + off(6)) },
    { x: at(right + off(7)), y: at(low + off(8)) },
    { x: at(right + off(9)), y: at(high + off(10)) },
    { x: at(left + off(11)), y: at(high + off(12)) },
  ]
}

function testsOf(corners: readonly Point[]): Point[] {
  const { x, y, width, height } = boundsOf(corners)
  return Array.from({ length: 49 }, (_, i) => ({
    x: x + (width * (i % 7)) / 6,
    y: y + (height * Math.floor(i / 7)) / 6,
  }))
}
