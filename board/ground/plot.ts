import type { GroundShape, Picture } from '@grognard/umpire'
import { along, boundsOf, middleOf, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { softened } from '../base/soft.ts'
import { draw, group, outline, path, pinned, text } from '../base/svg.ts'

/** Parts of a section that the fine lines of the grid stand apart. */
const FINE = 3

/** The grid of a plotting board: a line for each section of the ruler, finer ones between. */
export function plotGrid({ bounds, measure }: Picture): SVGElement[] {
  return [
    group('plot-grid', [
      path('grid-fine', gridOf(bounds, measure.size / FINE)),
      path('grid-main', gridOf(bounds, measure.size)),
    ]),
  ]
}

function gridOf({ x, y, width, height }: Bounds, step: number): string {
  const lines: string[] = []
  for (let at = step; at < width; at += step) lines.push(`M${x + at} ${-y - height}v${height}`)
  for (let at = step; at < height; at += step) lines.push(`M${x} ${-y - height + at}h${width}`)
  return lines.join('')
}

/** Of the shorter side of the sheet, the breadth of its ring of bearings; degrees between its ticks and between its spokes. */
const RING = 0.84
const TICK = 5
const SPOKE = 30

/** A ring of bearings round the middle of the sheet, on which a heading is read: degrees clockwise from north. */
export function bearingRing({ bounds, partOf }: Picture): SVGElement[] {
  if (partOf) return []
  const middle = middleOf(bounds)
  const radius = (Math.min(bounds.width, bounds.height) * RING) / 2
  const at = (degrees: number, share: number): Point => along(middle, degrees * 100, radius * share)
  const ticks = everyDegrees(TICK).map(degrees =>
    between(at(degrees, degrees % 10 === 0 ? 0.975 : 0.985), at(degrees, 1)),
  )
  const spokes = everyDegrees(SPOKE).map(degrees => between(at(degrees, 0.12), at(degrees, 0.965)))
  const circles = [1, 0.965, 0.66, 0.33].map(share =>
    draw('circle', { class: 'bearing-ring', cx: middle.x, cy: -middle.y, r: radius * share }),
  )
  const names = everyDegrees(SPOKE).map(degrees => {
    const { x, y } = at(degrees, 1.035)
    return pinned(x, -y, [text('bearing', String(degrees).padStart(3, '0'))])
  })
  return [
    group('bearings', [
      ...circles,
      path('bearing-spoke', spokes.join('')),
      path('bearing-tick', ticks.join('')),
      ...names,
    ]),
  ]
}

/** Bearings all round, so many degrees apart. */
function everyDegrees(step: number): number[] {
  return Array.from({ length: 360 / step }, (_, i) => i * step)
}

const between = (from: Point, to: Point): string => `M${from.x} ${-from.y}L${to.x} ${-to.y}`

/** Letters from the west along the north edge, figures from the north down the west edge. */
export function plotNames(picture: Picture): SVGElement[] {
  const names = plotMarks(picture).map(({ name, at, off }) =>
    pinned(at.x, -at.y, [text('plot-name', name, { ...off })]),
  )
  return [group('plot-names', names)]
}

/** A letter or figure of the grid: a point of the edge, and how far off it is written, in pixels. */
interface PlotMark {
  name: string
  at: Point
  off: Point
}

export function plotMarks({ theme, bounds, partOf = bounds, measure }: Picture): PlotMark[] {
  if (theme !== 'plotting-board') return []
  const { x, y, width, height } = bounds
  const step = measure.size
  const before = Math.round((x - partOf.x) / step)
  const above = Math.round((partOf.y + partOf.height - y - height) / step)
  const columns = Array.from({ length: Math.ceil(width / step) }, (_, column) => {
    const middle = Math.min(column * step + step / 2, (column * step + width) / 2)
    const name = letterOf(before + column)
    return { name, at: { x: x + middle, y: y + height }, off: { x: 0, y: -10 } }
  })
  const rows = Array.from({ length: Math.ceil(height / step) }, (_, row) => {
    const middle = Math.min(row * step + step / 2, (row * step + height) / 2)
    const name = String(above + row + 1)
    return { name, at: { x, y: y + height - middle }, off: { x: -15, y: 0 } }
  })
  return [...columns, ...rows]
}

/** A … Z, then AA, AB and so on. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter
}

/** Of the way from the coast to the middle of an island. */
const HEIGHTS = [0.26, 0.5, 0.72]

/** Lines of height within each island; nothing is decided by them. */
export function contoursOf(ground: readonly GroundShape[]): SVGElement[] {
  return ground
    .filter(({ kind }) => kind === 'land')
    .map(({ polygon }) => {
      const corners = pointsOf(polygon)
      const middle = middleOf(boundsOf(corners))
      const lines = HEIGHTS.map(share =>
        path('contour', outline(flat(shrunk(corners, middle, share)))),
      )
      return group('contours', lines)
    })
}

function shrunk(corners: readonly Point[], middle: Point, share: number): Point[] {
  const nearer = corners.map(({ x, y }) => ({
    x: x + (middle.x - x) * share,
    y: y + (middle.y - y) * share,
  }))
  const { width, height } = boundsOf(nearer)
  return softened(nearer, Math.min(width, height) / 3)
}

function flat(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [x, y])
}

/** Of the longest side of an outline, so much of each corner is rounded. */
const ROUNDED = 0.45

export function rounded(polygon: readonly number[]): number[] {
  const corners = pointsOf(polygon)
  const { width, height } = boundsOf(corners)
  return flat(softened(corners, Math.min(width, height) * ROUNDED))
}
