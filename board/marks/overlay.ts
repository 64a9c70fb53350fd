import type { Arc, Marker } from '@grognard/umpire'
import { boundsOf, distance, holds, middleOf, pointsOf } from '../base/place.ts'
import type { Bounds, Point, Pose } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { draw, group, line, outline, path, pinned, text } from '../base/svg.ts'

/** A field of fire around its piece: the farthest band lies lowest; each says its range at its far edge. */
export function drawArc(
  arc: Arc,
  around: Around & { side: number },
  say: Say,
  taken: readonly Bounds[],
): SVGGElement {
  const bands = arc.bands.toReversed().map((band, index) => {
    const face = path(`band-face rank-${arc.bands.length - 1 - index}`, outline(band.polygon))
    const short = band.short && say(band.short)
    return group('band', [face, ...bandName(bandNamed(band, around, say, taken), short)])
  })
  return group(`arc side-${around.side}`, bands)
}

/** The same field of fire around a piece that stands elsewhere. */
export function arcMoved(arc: Arc, from: Pose, to: Pose): Arc {
  if (from.x === to.x && from.y === to.y && from.heading === to.heading) return arc
  const bands = arc.bands.map(band => ({ ...band, polygon: moved(band.polygon, from, to) }))
  return { ...arc, bands }
}

function moved(polygon: readonly number[], from: Pose, to: Pose): number[] {
  const radians = ((to.heading - from.heading) / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return pointsOf(polygon).flatMap(point => {
    const [east, north] = [point.x - from.x, point.y - from.y]
    return [to.x + east * cos + north * sin, to.y + north * cos - east * sin]
  })
}

/** The piece that an arc is of, and the way in which names of whole rounds stand: a unit vector. */
export interface Around extends Point {
  way?: Point
}

const LONGEST_NAME = 20

/** What a band is called, and where that stands; nowhere if it is long. */
export interface BandName {
  name: string
  at: Point | null
}

export function bandNamed(
  { polygon, label }: Arc['bands'][number],
  around: Around,
  say: Say,
  taken: readonly Bounds[],
): BandName {
  const name = say(label)
  const far = name.length > LONGEST_NAME ? null : farMiddle(polygon, around)
  return { name, at: far && clearOf(taken, far, around) }
}

/** Nearer to the piece by this share of the way each time, where something else is written. */
const NEARER = 0.15

function clearOf(taken: readonly Bounds[], far: Point, from: Point): Point {
  const places = [0, 1, 2, 3].map(step => {
    const share = 1 - step * NEARER
    return { x: from.x + (far.x - from.x) * share, y: from.y + (far.y - from.y) * share }
  })
  return places.find(place => !taken.some(bounds => holds(bounds, place))) ?? far
}

/** Long names would lie across the chart: they show when the pointer rests on the band. */
function bandName({ name, at }: BandName, short: string | undefined): SVGElement[] {
  if (at && short)
    return [pinned(at.x, -at.y, [text('band-name whole', name), text('band-name short', short)])]
  if (at) return [pinned(at.x, -at.y, [text('band-name', name)])]
  return [draw('title', {}, [document.createTextNode(name)])]
}

const HALF = Math.SQRT1_2

/** Ways round, north first; to the east and west the names would stand in each other's way. */
const WAYS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: HALF, y: HALF },
  { x: HALF, y: -HALF },
  { x: 0, y: -1 },
  { x: -HALF, y: -HALF },
  { x: -HALF, y: HALF },
]

/** Of the ways the one in which the names of whole rounds lie farthest from other pieces and on the sheet. */
export function freeWay(
  bands: Arc['bands'],
  from: Point,
  others: readonly Point[],
  sheet: Bounds,
): Point {
  const radii = bands.map(({ polygon }) =>
    Math.max(...pointsOf(polygon).map(corner => distance(from, corner))),
  )
  const roomOf = (way: Point): number => {
    const places = radii.map(radius => along(from, way, radius * INSIDE))
    const gaps = places.flatMap(place => others.map(other => distance(place, other)))
    const lost = places.filter(place => !holds(sheet, place)).length
    return Math.min(...radii, ...gaps) - lost * Math.max(...radii)
  }
  const [north = { x: 0, y: 1 }, ...ways] = WAYS
  return ways.reduce((best, way) => (roomOf(way) > roomOf(best) ? way : best), north)
}

/** Names stand by this share of the way to the edge. */
const INSIDE = 0.9

function along(from: Point, way: Point, far: number): Point {
  return { x: from.x + way.x * far, y: from.y + way.y * far }
}

/** Just inside the middle of an outline's far edge, seen from a point; of a whole round in the way that is free. */
function farMiddle(polygon: readonly number[], from: Around): Point | null {
  const corners = pointsOf(polygon)
  const farthest = Math.max(...corners.map(corner => distance(from, corner)))
  const far = corners.filter(corner => distance(from, corner) > farthest * 0.85)
  if (far.length === 0) return null
  const middle = middleOf(boundsOf(far))
  if (distance(middle, from) < farthest * 0.3)
    return along(from, from.way ?? { x: 0, y: 1 }, farthest * INSIDE)
  const { x, y } = from
  return { x: x + (middle.x - x) * INSIDE, y: y + (middle.y - y) * INSIDE }
}

const SIGNS: Record<Marker['kind'], (letter: string) => SVGElement[]> = {
  lost: () => [path('sign', 'M-7 -7L7 7M7 -7L-7 7')],
  turningPoint: letter => [
    draw('circle', { class: 'turning-ground', r: 11 }),
    text('turning-letter', letter, { y: 5 }),
  ],
  melee: () => [
    draw('circle', { class: 'sign-ground', r: 11 }),
    path('sign', 'M-8 8L7 -7M7 -7V-3M7 -7H3M-5 3L-1 7M8 8L-7 -7M-7 -7V-3M-7 -7H-3M5 3L1 7'),
  ],
  objective: () => [path('sign', 'M0 -14L4 -4L14 -4L6 2L9 12L0 6L-9 12L-6 2L-14 -4L-4 -4Z')],
  landing: () => [path('sign', 'M0 10V-10M0 -10L-7 -2M0 -10L7 -2M-10 10H10')],
  pickUp: () => [path('sign', 'M0 -10V10M0 10L-7 2M0 10L7 2M-10 -10H10')],
  exit: () => [path('sign', 'M-10 0H10M10 0L2 -7M10 0L2 7')],
  firedFrom: () => [
    path(
      'puff',
      'M-12 5A6 6 0 0 1 -9 -5A7 7 0 0 1 3 -9A7 7 0 0 1 12 -2A6 6 0 0 1 8 8H-6A6 6 0 0 1 -12 5Z',
    ),
    path(
      'sign',
      'M-9 6A5 5 0 0 1 -6 -3A6 6 0 0 1 5 -5A5 5 0 0 1 9 4A4 4 0 0 1 4 8H-5A4 4 0 0 1 -9 6Z',
    ),
  ],
}

export function drawMarker(marker: Marker, say: Say): SVGGElement {
  const name = text('marker-name', say(marker.label), { y: 26 })
  const title = draw('title', {}, [document.createTextNode(say(marker.label))])
  const sign = group(`marker marker-${marker.kind}`, [
    title,
    ...SIGNS[marker.kind](marker.letter ?? ''),
    name,
  ])
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
