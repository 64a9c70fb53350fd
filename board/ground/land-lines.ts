import type { GroundLine } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { group, path, polyline } from '../base/svg.ts'

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(-y)}`
}

/** Breadth of a line that has none of its own, in steps of the measure. */
const THIN = 0.7

/** Lines that run into each other, from below upwards: all their borders are drawn before their faces. */
const NETS: readonly (readonly GroundLine['kind'][])[] = [
  ['stream', 'ford'],
  ['road', 'bridge'],
]

/** Streams, roads over them, then ditches and works; a crossing of roads is open. Walls and hedges stand, and are drawn with all that does. */
export function drawGroundLines(lines: readonly GroundLine[], step: number): SVGGElement {
  const nets = NETS.map(kinds =>
    drawNet(
      lines.filter(({ kind }) => kinds.includes(kind)),
      step,
    ),
  )
  const others = lines.filter(({ kind }) => !NETS.some(kinds => kinds.includes(kind)))
  return group('ground-lines', [...nets, ...others.map(line => drawAlone(line, step))])
}

function drawNet(lines: readonly GroundLine[], step: number): SVGGElement {
  const layer = (className: string) =>
    lines.map(line => sized(line, step, [path(className, smoothLine(line))]))
  return group('net', BEDS.flatMap(layer))
}

/** From below upwards: banks or verges, water or way, then ruts of wheels and the lines of the water. */
const BEDS = ['line-casing', 'line-face', 'line-rim', 'line-bed', 'line-middle']

function sized(line: GroundLine, step: number, parts: readonly SVGElement[]): SVGGElement {
  const drawn = group(`ground-line to-scale ${line.kind}`, parts)
  drawn.style.setProperty('--width', String(breadthOf(line, step)))
  return drawn
}

function breadthOf({ width }: GroundLine, step: number): number {
  return Math.max(width, step * THIN)
}

/** Roads and streams bend; their corners are not cut by more than their breadth. */
function smoothLine({ points, width }: GroundLine): string {
  const places = pointsOf(points)
  const [first] = places
  const last = places.at(-1)
  if (!first || !last || places.length < 3) return polyline(points)
  const legs = places.slice(1, -1).map((corner, index) => {
    const near = (other: Point) => cornerCut(corner, other, width * 2)
    const before = places[index] ?? corner
    const after = places[index + 2] ?? corner
    return `L${pair(near(before))}Q${pair(corner)} ${pair(near(after))}`
  })
  return `M${pair(first)}${legs.join('')}L${pair(last)}`
}

function cornerCut(corner: Point, other: Point, far: number): Point {
  const long = Math.hypot(other.x - corner.x, other.y - corner.y) || 1
  const share = Math.min(0.45, far / long)
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}

/** A wall, a hedge or a work, as broad on the map as on the ground. */
function drawAlone(line: GroundLine, step: number): SVGGElement {
  return sized(line, step, partsOf(line, polyline(line.points), breadthOf(line, step)))
}

function partsOf({ kind, points }: GroundLine, d: string, width: number): SVGPathElement[] {
  switch (kind) {
    case 'road':
    case 'stream':
    case 'bridge':
    case 'ford':
      return [path('line-casing', d), path('line-face', d)]
    case 'ditch':
      return [
        path('line-ticks', bank(points, width, 1) + bank(points, width, -1)),
        path('line-casing', d),
        path('line-face', d),
      ]
    case 'wall':
    case 'hedge':
      return []
    case 'dyke':
      return [
        path('line-casing', d),
        path('line-face', d),
        path('line-ticks', ticks(points, width, -1.1, -0.4) + ticks(points, width, 0.4, 1.1)),
      ]
    case 'slope':
      return [path('line-ticks', ticks(points, width * 2, 0, 2))]
    case 'abatis':
    case 'barricade':
      return [path('line-face', d), path('line-ticks', ticks(points, width, -1.6, 1.6))]
    case 'epaulement':
      return [
        path('line-casing', d),
        path('line-face', d),
        path('line-ticks', ticks(points, width, 0, 1.2)),
      ]
  }
}

interface Mark {
  at: Point
  /** To the left of the way the line runs. */
  aside: Point
}

function marksAlong(points: readonly number[], apart: number): Mark[] {
  const places = pointsOf(points)
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.max(1, Math.round(length / apart))
    const aside = { x: -(to.y - from.y) / (length || 1), y: (to.x - from.x) / (length || 1) }
    return Array.from({ length: count }, (_, i) => {
      const share = (i + 0.5) / count
      return {
        at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        aside,
      }
    })
  })
}

/** The teeth of a bank on one side of a sunken way, no two as long. */
function bank(points: readonly number[], width: number, side: number): string {
  return marksAlong(points, width * 0.62)
    .map(({ at, aside }, index) => {
      const chance = speck(index * 3 + side)
      const spot = (breadths: number, lean: number) =>
        pair({
          x: at.x + (aside.x * side * breadths + aside.y * lean) * width,
          y: at.y + (aside.y * side * breadths - aside.x * lean) * width,
        })
      return `M${spot(0.45, 0)}L${spot(0.8 + 0.75 * chance, 0.3 * (chance - 0.5))}`
    })
    .join('')
}

/** Short strokes across a line, from and to so many breadths beside it. */
function ticks(points: readonly number[], width: number, from: number, to: number): string {
  return marksAlong(points, width)
    .map(({ at, aside }) => {
      const point = (breadths: number) =>
        pair({ x: at.x + aside.x * width * breadths, y: at.y + aside.y * width * breadths })
      return `M${point(from)}L${point(to)}`
    })
    .join('')
}
