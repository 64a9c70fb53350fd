import type { GroundShape } from '@grognard/umpire'
import { distance, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { group, outline, path } from '../base/svg.ts'

/** A roof with its ridge along the longer side, courses of tiles, and the shade on one half of it. */
export function drawHouse({ polygon }: GroundShape, step: number): SVGGElement {
  const shade = path('house-shade', outline(polygon))
  shade.setAttribute('transform', `translate(${step * 0.45} ${step * 0.45})`)
  return group('house', [
    shade,
    path('building-face', outline(polygon)),
    path('house-dark', outline(shadedHalf(polygon))),
    path('house-tiles', tiles(polygon, step * 0.8)),
    path('house-ridge', ridgeOf(polygon)),
  ])
}

interface Roof {
  /** The ends of the ridge, and the corners beside each. */
  from: Point
  to: Point
  atFrom: readonly [Point, Point]
  atTo: readonly [Point, Point]
}

/** Of four corners; no other house has a simple roof. */
function roofOf(polygon: readonly number[]): Roof | null {
  const [a, b, c, d, more] = pointsOf(polygon)
  if (!a || !b || !c || !d || more) return null
  const isLongFirst = distance(a, b) >= distance(b, c)
  return isLongFirst
    ? { from: middle(a, d), to: middle(b, c), atFrom: [a, d], atTo: [b, c] }
    : { from: middle(a, b), to: middle(d, c), atFrom: [a, b], atTo: [d, c] }
}

function middle(one: Point, other: Point): Point {
  return between(one, other, 0.5)
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

function line(from: Point, to: Point): string {
  const [a, b, c, d] = [from.x, -from.y, to.x, -to.y].map(Math.round)
  return `M${a} ${b}L${c} ${d}`
}

function ridgeOf(polygon: readonly number[]): string {
  const roof = roofOf(polygon)
  return roof ? line(roof.from, roof.to) : ''
}

/** Lines across the roof, from eave to eave. */
function tiles(polygon: readonly number[], apart: number): string {
  const roof = roofOf(polygon)
  if (!roof) return ''
  const count = Math.max(2, Math.round(distance(roof.from, roof.to) / apart))
  const at = (side: 0 | 1, share: number) => between(roof.atFrom[side], roof.atTo[side], share)
  return Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count
    return line(at(0, share), at(1, share))
  }).join('')
}

/** The more, the nearer to the light in the north-west. */
function lit({ x, y }: Point): number {
  return y - x
}

/** The half of the roof that lies away from the light, which comes from the north-west. */
function shadedHalf(polygon: readonly number[]): number[] {
  const roof = roofOf(polygon)
  if (!roof) return []
  const { from, to, atFrom, atTo } = roof
  const side = lit(atFrom[0]) < lit(atFrom[1]) ? 0 : 1
  return [from, to, atTo[side], atFrom[side]].flatMap(({ x, y }) => [x, y])
}
