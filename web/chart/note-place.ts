import type { Point } from '@grognard/board'

interface Extent {
  width: number
  height: number
}

const GAP = 56
const EDGE = 8
/** Pixels around the middle of a piece that a note should leave free. */
const CLEAR = 20

/**
 * Where a note goes beside a ghost, in pixels: away from its piece, the first of `pieces`, and where
 * it covers the fewest of them; the ghost, and the cross-hair after it, it leaves free wherever the
 * chart has room.
 */
export function notePlace(
  [ghost, ...others]: readonly [Point, ...Point[]],
  pieces: readonly Point[],
  note: Extent,
  chart: Extent,
): Point {
  const around = placesAround(ghost, pieces[0], note)
  const places = [...around, ...corners(chart)].map(place => within(place, note, chart))
  const covered = (place: Point) =>
    pieces.filter(piece => covers(place, note, piece)).length +
    [ghost, ...others].filter(one => covers(place, note, one)).length * (pieces.length + 1)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function corners({ width, height }: Extent): Point[] {
  return [0, height].flatMap(y => [0, width].map(x => ({ x, y })))
}

function placesAround(
  ghost: Point,
  from: Point | undefined,
  { width, height }: Extent,
): [Point, ...Point[]] {
  const right = { x: ghost.x + GAP, y: ghost.y - height / 2 }
  const left = { x: ghost.x - GAP - width, y: right.y }
  const above = { x: ghost.x - width / 2, y: ghost.y - GAP - height }
  const below = { x: above.x, y: ghost.y + GAP }
  const upwards = from && ghost.y > from.y ? [below, above] : [above, below]
  return from && ghost.x < from.x ? [left, right, ...upwards] : [right, left, ...upwards]
}

function within({ x, y }: Point, note: Extent, chart: Extent): Point {
  return {
    x: Math.max(EDGE, Math.min(chart.width - EDGE - note.width, x)),
    y: Math.max(EDGE, Math.min(chart.height - EDGE - note.height, y)),
  }
}

function covers(place: Point, note: Extent, piece: Point): boolean {
  const { x, y } = place
  const isAcross = piece.x > x - CLEAR && piece.x < x + note.width + CLEAR
  return isAcross && piece.y > y - CLEAR && piece.y < y + note.height + CLEAR
}
