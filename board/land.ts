import type { GroundLine, GroundShape, Picture } from '@grognard/umpire'
import { drawGroundLine } from './land-lines.ts'
import { hachures } from './hachures.ts'
import { pointsOf } from './place.ts'
import type { Bounds, Point } from './place.ts'
import { draw, group, outline, path } from './svg.ts'

/** The kinds of ground of a map of the land, from below upwards. */
const ORDER: readonly GroundShape['kind'][] = [
  'hill',
  'field',
  'scrub',
  'orchard',
  'wood',
  'building',
]

/** Meadow, hills with hachures, fields and woods, then water, roads, walls and houses. */
export function drawLand({ ground, lines = [], measure, bounds }: Picture): SVGElement[] {
  const shapes = ground
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  if (shapes.length === 0 && lines.length === 0) return []
  const flat = shapes.filter(({ kind }) => kind !== 'building')
  const houses = shapes.filter(({ kind }) => kind === 'building')
  return [
    draw('defs', {}, patterns(measure.size)),
    ...flat.map(shape => drawArea(shape, measure.size, edgesOf(bounds))),
    ...groundLines(lines, measure.size),
    ...houses.map(house => drawHouse(house, measure.size)),
  ]
}

function groundLines(lines: readonly GroundLine[], step: number): SVGElement[] {
  return lines.map(line => drawGroundLine(line, step))
}

type OnEdge = (from: Point, to: Point) => boolean

/** Whether a side runs along one edge of the map. */
function edgesOf({ x, y, width, height }: Bounds): OnEdge {
  return (from, to) =>
    [x, x + width].some(edge => from.x === edge && to.x === edge) ||
    [y, y + height].some(edge => from.y === edge && to.y === edge)
}

function drawArea(shape: GroundShape, step: number, isOnEdge: OnEdge): SVGGElement {
  const d = outline(shape.polygon)
  const level = shape.level ?? 0
  const parts = [path(`${shape.kind}-face`, d)]
  if (shape.kind === 'hill') parts.push(path('hachures', hachures(shape.polygon, step, isOnEdge)))
  else parts.push(path(`${shape.kind}-pattern`, d))
  if (shape.kind === 'wood') parts.push(path('wood-edge', crowns(shape.polygon, step)))
  return group(`area ${shape.kind} level-${level}`, parts)
}

/** Crowns of trees along the edge of a wood. */
function crowns(polygon: readonly number[], step: number): string {
  const radius = step * 0.9
  return alongBorder(polygon, step * 1.5)
    .map(
      ({ x, y }) =>
        `M${x - radius} ${-y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('')
}

/** Points this far apart all along a border. */
function alongBorder(polygon: readonly number[], apart: number): Point[] {
  const corners = pointsOf(polygon)
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / apart))
    return Array.from({ length: count }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / count,
      y: from.y + ((to.y - from.y) * i) / count,
    }))
  })
}

/** A roof with its ridge along the longer side, and the shade on one half of it. */
function drawHouse({ polygon }: GroundShape, step: number): SVGGElement {
  const shade = path('house-shade', outline(polygon))
  shade.setAttribute('transform', `translate(${step * 0.35} ${step * 0.35})`)
  return group('house', [
    shade,
    path('building-face', outline(polygon)),
    path('house-dark', outline(shadedHalf(polygon))),
    path('house-ridge', ridgeOf(polygon)),
  ])
}

/** Of four corners, the middles of the two shorter sides. */
function ridgeEnds(polygon: readonly number[]): [Point, Point] | null {
  const [a, b, c, d, more] = pointsOf(polygon)
  if (!a || !b || !c || !d || more) return null
  const isLongFirst = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y)
  return isLongFirst ? [middle(a, d), middle(b, c)] : [middle(a, b), middle(d, c)]
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function ridgeOf(polygon: readonly number[]): string {
  const ends = ridgeEnds(polygon)
  return ends ? `M${ends[0].x} ${-ends[0].y}L${ends[1].x} ${-ends[1].y}` : ''
}

/** The half of the roof that lies away from the light, which comes from the north-west. */
function shadedHalf(polygon: readonly number[]): number[] {
  const ends = ridgeEnds(polygon)
  const corners = pointsOf(polygon)
  if (!ends) return []
  const [from, to] = ends
  const side = (point: Point) =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  const dark = corners.filter(point => side(point) * side({ x: from.x + 1e6, y: from.y - 1e6 }) > 0)
  return [from, to, ...dark.toSorted((p, q) => distance(p, to) - distance(q, to))].flatMap(
    ({ x, y }) => [x, y],
  )
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Stipples of trees, furrows, tufts and rows of fruit trees, as large as the measure says. */
function patterns(step: number): SVGPatternElement[] {
  return [
    pattern('trees', step * 4, [
      ['tree', 0.25, 0.3, 0.19],
      ['tree', 0.75, 0.2, 0.16],
      ['tree', 0.55, 0.72, 0.2],
      ['tree', 0.08, 0.82, 0.13],
    ]),
    pattern('rows', step * 4, [['tree', 0.5, 0.5, 0.2]]),
    furrows(step * 1.6),
    tufts(step * 5),
  ]
}

function pattern(
  id: string,
  size: number,
  dots: readonly [string, number, number, number][],
): SVGPatternElement {
  return tile(
    id,
    size,
    dots.map(([className, x, y, r]) =>
      draw('circle', { class: className, cx: x * size, cy: y * size, r: r * size }),
    ),
  )
}

function tile(id: string, size: number, children: readonly SVGElement[]): SVGPatternElement {
  return draw(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', width: size, height: size },
    children,
  )
}

function furrows(size: number): SVGPatternElement {
  const found = tile('furrows', size, [
    draw('line', { class: 'furrow', x1: 0, y1: size / 2, x2: size, y2: size / 2 }),
  ])
  found.setAttribute('patternTransform', 'rotate(-24)')
  return found
}

function tufts(size: number): SVGPatternElement {
  const tuft = (x: number, y: number) =>
    path('tuft', `M${x - 0.1 * size} ${y}h${0.2 * size}M${x} ${y}v${-0.13 * size}`)
  return tile('tufts', size, [tuft(size * 0.3, size * 0.35), tuft(size * 0.75, size * 0.8)])
}
