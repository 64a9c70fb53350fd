import type { Arc, DrawnPath, Marker } from '@grognard/umpire'
import type { Say } from './chart.ts'
import { pointsOf } from './place.ts'
import type { Point } from './place.ts'
import { draw, group, line, outline, path, pinned, polyline, text } from './svg.ts'

/** A field of fire: the farthest band lies lowest; each says its range at its far edge. */
export function drawArc(arc: Arc, say: Say): SVGGElement {
  const bands = arc.bands.toReversed().map((band, index) => {
    const place = farMiddle(band.polygon)
    return group('band', [
      path(`band-face rank-${arc.bands.length - 1 - index}`, outline(band.polygon)),
      ...(place ? [pinned(place.x, -place.y, [text('band-name', say(band.label))])] : []),
    ])
  })
  return group('arc', bands)
}

/** Between the middle of an outline and its point farthest from the first corner. */
function farMiddle(polygon: readonly number[]): Point | null {
  const corners = pointsOf(polygon)
  const first = corners[0]
  if (!first) return null
  const away = (point: Point) => Math.hypot(point.x - first.x, point.y - first.y)
  const far = corners.toSorted((a, b) => away(b) - away(a)).slice(0, Math.ceil(corners.length / 3))
  const sum = far.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), {
    x: 0,
    y: 0,
  })
  const middle = { x: sum.x / far.length, y: sum.y / far.length }
  return { x: first.x + (middle.x - first.x) * 0.88, y: first.y + (middle.y - first.y) * 0.88 }
}

export function drawPath(drawn: DrawnPath): SVGGElement {
  const points = pointsOf(drawn.points)
  const end = points.at(-1)
  const tip = drawn.kind === 'wake' || !end ? [] : [tipAt(end)]
  return group(`path-${drawn.kind}`, [path('path-line', polyline(drawn.points)), ...tip])
}

function tipAt(end: Point): SVGGElement {
  return pinned(end.x, -end.y, [draw('circle', { class: 'path-tip', r: 3.5 })])
}

const SIGNS: Record<Marker['kind'], () => SVGElement[]> = {
  objective: () => [path('sign', 'M0 -14L4 -4L14 -4L6 2L9 12L0 6L-9 12L-6 2L-14 -4L-4 -4Z')],
  landing: () => [path('sign', 'M0 10V-10M0 -10L-7 -2M0 -10L7 -2M-10 10H10')],
  pickUp: () => [path('sign', 'M0 -10V10M0 10L-7 2M0 10L7 2M-10 -10H10')],
  exit: () => [path('sign', 'M-10 0H10M10 0L2 -7M10 0L2 7')],
}

export function drawMarker(marker: Marker, say: Say): SVGGElement {
  const name = text('marker-name', say(marker.label), { y: 26 })
  const sign = group(`marker marker-${marker.kind}`, [...SIGNS[marker.kind](), name])
  return pinned(marker.x, -marker.y, [sign])
}

/** A measured line between two ground points with its length in words. */
export function drawRuler(from: Point, to: Point, length: string): SVGGElement {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return group('ruler', [
    line('ruler-line', from.x, -from.y, to.x, -to.y),
    pinned(from.x, -from.y, [draw('circle', { class: 'ruler-end', r: 4 })]),
    pinned(to.x, -to.y, [draw('circle', { class: 'ruler-end', r: 4 })]),
    pinned(middle.x, -middle.y, [text('ruler-length', length, { y: -9 })]),
  ])
}
