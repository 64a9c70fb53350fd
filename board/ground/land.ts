import type { GroundShape, Picture } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { alongBorder, closed, goingOn, softened, speck } from '../base/soft.ts'
import { draw, group, path } from '../base/svg.ts'
import { drawHouse } from './house.ts'
import { drawGroundLines, hachures } from './land-lines.ts'
import { scattered, trees, tufts } from './scatter.ts'

/** The sheet, and a step of its measure. */
interface Sheet {
  bounds: Bounds
  step: number
}

/** Meadow, hills with hachures, fields and woods, then water, roads, walls and houses. */
export function drawLand({ ground, lines = [], measure, bounds, theme }: Picture): SVGElement[] {
  const flat = ground.filter(({ kind }) => areas[kind] !== undefined)
  const houses = ground.filter(({ kind }) => kind === 'building')
  if (theme !== 'campaign-map' && flat.length + houses.length === 0) return []
  const sheet = { bounds, step: measure.size }
  return [
    meadow(sheet),
    ...flat.map((shape, index) => drawArea(shape, index, sheet)),
    drawGroundLines(lines, measure.size),
    ...houses.map(house => drawHouse(house, measure.size)),
  ]
}

/** Grass here and there, so that empty ground does not look like paper. */
function meadow({ bounds: { x, y, width, height }, step }: Sheet): SVGElement {
  const corners = pointsOf([x, y, x + width, y, x + width, y + height, x, y + height])
  const growths = scattered(corners, step * 5, 1).map(({ at }, index) => ({
    at,
    r: step * (0.22 + 0.2 * speck(index)),
  }))
  return group('meadow', [tufts(growths)])
}

type Drawn = (corners: Point[], index: number, sheet: Sheet) => SVGElement[]

const areas: Partial<Record<GroundShape['kind'], Drawn>> = {
  hill: drawHill,
  field: drawField,
  scrub: (corners, _, { step }) => [
    path('scrub-face', closed(corners)),
    tufts(scattered(corners, step * 2.4, 1).map(({ at }) => ({ at, r: step * 0.5 }))),
  ],
  orchard: (corners, _, { step }) => [
    path('orchard-face', closed(corners)),
    ...trees(scattered(corners, step * 3.2, 0)),
  ],
  wood: drawWood,
}

/** How far from a corner its rounding begins, in steps. */
const ROUND: Partial<Record<GroundShape['kind'], number>> = {
  hill: 10,
  wood: 4,
  field: 2,
  scrub: 7,
}

function drawArea(shape: GroundShape, index: number, sheet: Sheet): SVGGElement {
  const corners = goingOn(shape.polygon, sheet.bounds)
  const soft = softened(corners, sheet.step * (ROUND[shape.kind] ?? 0))
  const parts = areas[shape.kind]?.(soft, index, sheet) ?? []
  return group(`area ${shape.kind} level-${shape.level ?? 0}`, parts)
}

/** How broad the bands of a slope are, in steps. */
const BANDS = [6.4, 3.4]

/** Lighter upwards in bands, as a lamp from above shows it, with strokes down the slope. */
function drawHill(corners: Point[], index: number, { step }: Sheet): SVGElement[] {
  const d = closed(corners)
  const id = `slope-${index}`
  const bands = BANDS.map((breadth, rank) => {
    const band = path(`hill-band rank-${rank}`, d)
    band.setAttribute('stroke-width', String(2 * breadth * step))
    return band
  })
  const slope = group('slope-bands', bands)
  slope.setAttribute('clip-path', `url(#${id})`)
  return [
    draw('defs', {}, [draw('clipPath', { id }, [path('', d)])]),
    path('hill-face', d),
    slope,
    path('hill-line', d),
    path('hachures', hachures(corners, step)),
  ]
}

/** Trees in no order, and a row of them along the edge. */
function drawWood(corners: Point[], _: number, { step }: Sheet): SVGElement[] {
  const edge = alongBorder(corners, step * 1.5).map(({ at }, index) => ({
    at,
    r: step * (0.75 + 0.35 * speck(index)),
  }))
  return [
    path('wood-face', closed(corners)),
    ...trees([...scattered(corners, step * 2.3, 1), ...edge]),
  ]
}

/** Furrows along the longest side. */
function drawField(corners: Point[], index: number, { step }: Sheet): SVGElement[] {
  const id = `furrows-${index}`
  const size = step * 1.7
  const furrows = draw(
    'pattern',
    {
      id,
      patternUnits: 'userSpaceOnUse',
      width: size * 6,
      height: size,
      patternTransform: `rotate(${-slantOf(corners)})`,
    },
    [
      draw('rect', { class: 'furrow-ridge', width: size * 6, height: size * 0.5 }),
      draw('path', {
        class: 'furrow',
        d: `M0 ${size * 0.5}H${size * 6}`,
      }),
    ],
  )
  const pattern = path('field-pattern', closed(corners))
  pattern.setAttribute('fill', `url(#${id})`)
  return [draw('defs', {}, [furrows]), path('field-face', closed(corners)), pattern]
}

/** Degrees from east of the longer way across. */
function slantOf(corners: readonly Point[]): number {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return { x: to.x - from.x, y: to.y - from.y }
  })
  const longest = sides.reduce((best, side) =>
    Math.hypot(side.x, side.y) > Math.hypot(best.x, best.y) ? side : best,
  )
  return (Math.atan2(longest.y, longest.x) * 180) / Math.PI
}
