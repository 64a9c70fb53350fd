import type { GroundLine } from '@grognard/umpire'
import { pointsOf } from './place.ts'
import type { Point } from './place.ts'
import { group, path, polyline } from './svg.ts'

/** Breadth of a line that has none of its own, in steps of the measure. */
const THIN = 0.7

/** A road, a stream, a wall or a hedge, as broad on the map as on the ground. */
export function drawGroundLine(line: GroundLine, step: number): SVGGElement {
  const width = Math.max(line.width, step * THIN)
  const d = polyline(line.points)
  const drawn = group(`ground-line to-scale ${line.kind}`, partsOf(line, d, width))
  drawn.style.setProperty('--width', String(width))
  return drawn
}

function partsOf({ kind, points }: GroundLine, d: string, width: number): SVGPathElement[] {
  switch (kind) {
    case 'road':
    case 'stream':
    case 'bridge':
    case 'ford':
    case 'ditch':
    case 'wall':
      return [path('line-casing', d), path('line-face', d)]
    case 'hedge':
    case 'dyke':
      return [path('line-face', d), path('line-bushes', bushes(points, width))]
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

function bushes(points: readonly number[], width: number): string {
  const r = width * 0.75
  return marksAlong(points, width * 1.6)
    .map(({ at }) => `M${at.x - r} ${-at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('')
}

/** Short strokes across a line, from and to so many breadths beside it. */
function ticks(points: readonly number[], width: number, from: number, to: number): string {
  return marksAlong(points, width)
    .map(({ at, aside }) => {
      const point = (breadths: number) =>
        `${at.x + aside.x * width * breadths} ${-(at.y + aside.y * width * breadths)}`
      return `M${point(from)}L${point(to)}`
    })
    .join('')
}
