import type { Corners } from './corners.ts'
import { segmentMeetsCorners } from './corners.ts'
import { entry } from './entry.ts'
import { cornersOf } from './hull.ts'
import type { Hull } from './hull.ts'
import type { Point } from './pose.ts'
import { isOnSegment, segmentsCross, squaredToSegment } from './segment.ts'
import { whole } from './units.ts'

/**
 * The outline of land, a shoal or a zone: x0, y0, x1, y1, ... in thousandths, either way round,
 * maybe concave; the last corner joins the first. `isSimple` tells whether one is fit for use.
 */
export type Polygon = number[]

const ours: Corners = [0, 0, 0, 0, 0, 0, 0, 0]

/** Whether a point lies in a polygon; its border belongs to it. */
export function containsPoint(polygon: readonly number[], x: number, y: number): boolean {
  return sideOfBorder(polygon, x, y) >= 0
}

/** 1 inside, 0 on the border, -1 outside. Exact for whole and half numbers. */
export function sideOfBorder(polygon: readonly number[], x: number, y: number): number {
  let inside = -1
  let ax = entry(polygon, polygon.length - 2)
  let ay = entry(polygon, polygon.length - 1)
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = entry(polygon, i)
    const by = entry(polygon, i + 1)
    if (isOnSegment(x, y, ax, ay, bx, by)) return 0
    if (by > y !== ay > y && isWestOf(x, y, ax, ay, bx, by)) inside = -inside
    ax = bx
    ay = by
  }
  return inside
}

/** Whether the line a-b, which spans the height y, passes east of x. */
function isWestOf(x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 === by > ay
}

/** Whether a hull and a polygon share any of their insides. Touching is not meeting. */
export function hullMeetsPolygon(hull: Hull, polygon: readonly number[]): boolean {
  return cornersMeetPolygon(cornersOf(hull, ours), hull.x, hull.y, polygon)
}

/** The same for a hull's corners and its centre. */
export function cornersMeetPolygon(
  corners: Corners,
  x: number,
  y: number,
  polygon: readonly number[],
): boolean {
  return meetsBorder(corners, polygon) || sideOfBorder(polygon, x, y) > 0
}

function meetsBorder(corners: Corners, polygon: readonly number[]): boolean {
  let ax = entry(polygon, polygon.length - 2)
  let ay = entry(polygon, polygon.length - 1)
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = entry(polygon, i)
    const by = entry(polygon, i + 1)
    if (segmentMeetsCorners(ax, ay, bx, by, corners)) return true
    ax = bx
    ay = by
  }
  return false
}

/** Distance in thousandths, rounded to the nearest; 0 where hull and polygon touch or overlap. */
export function distanceToPolygon(hull: Hull, polygon: readonly number[]): number {
  const corners = cornersOf(hull, ours)
  if (cornersMeetPolygon(corners, hull.x, hull.y, polygon)) return 0
  return whole(
    Math.sqrt(Math.min(squaredFromBorder(polygon, corners), squaredFromBorder(corners, polygon))),
  )
}

/** Squared distance from the sides of one outline to the nearest corner of another. */
function squaredFromBorder(sides: readonly number[], corners: readonly number[]): number {
  let nearest = Infinity
  for (let i = 0; i < corners.length; i += 2) {
    nearest = Math.min(nearest, squaredToBorder(entry(corners, i), entry(corners, i + 1), sides))
  }
  return nearest
}

function squaredToBorder(x: number, y: number, polygon: readonly number[]): number {
  let nearest = Infinity
  let ax = entry(polygon, polygon.length - 2)
  let ay = entry(polygon, polygon.length - 1)
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = entry(polygon, i)
    const by = entry(polygon, i + 1)
    nearest = Math.min(nearest, squaredToSegment(x, y, ax, ay, bx, by))
    ax = bx
    ay = by
  }
  return nearest
}

/** The nearest point of a polygon's border, rounded, and the distance to it, also from inside. */
export function pointToPolygonEdge(
  x: number,
  y: number,
  polygon: readonly number[],
): Point & { distance: number } {
  let squared = Infinity
  let start = 0
  for (let i = 0; i < polygon.length; i += 2) {
    const found = squaredToSide(x, y, polygon, i)
    if (found >= squared) continue
    squared = found
    start = i
  }
  return { ...nearestOnSide(x, y, polygon, start), distance: whole(Math.sqrt(squared)) }
}

function squaredToSide(x: number, y: number, polygon: readonly number[], start: number): number {
  const end = (start + 2) % polygon.length
  return squaredToSegment(
    x,
    y,
    entry(polygon, start),
    entry(polygon, start + 1),
    entry(polygon, end),
    entry(polygon, end + 1),
  )
}

function nearestOnSide(x: number, y: number, polygon: readonly number[], start: number): Point {
  const ax = entry(polygon, start)
  const ay = entry(polygon, start + 1)
  const ex = entry(polygon, (start + 2) % polygon.length) - ax
  const ey = entry(polygon, (start + 3) % polygon.length) - ay
  const length = ex * ex + ey * ey
  const along = ex * (x - ax) + ey * (y - ay)
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
  return { x: whole(ax + part * ex), y: whole(ay + part * ey) }
}

/**
 * Whether a segment passes through the inside of a polygon. Touching a corner or running along a
 * side is not passing; a segment wholly inside is.
 */
export function segmentCrossesPolygon(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: readonly number[],
): boolean {
  const touched: Point[] = []
  for (let i = 0; i < polygon.length; i += 2) {
    const x = entry(polygon, i)
    const y = entry(polygon, i + 1)
    const nextX = entry(polygon, (i + 2) % polygon.length)
    const nextY = entry(polygon, (i + 3) % polygon.length)
    if (segmentsCross(ax, ay, bx, by, x, y, nextX, nextY)) return true
    if (isOnSegment(x, y, ax, ay, bx, by)) touched.push({ x, y })
  }
  return hasPieceInside(ax, ay, bx, by, touched, polygon)
}

/** Between the corners it touches, a segment that cuts no side is inside, outside or on the border. */
function hasPieceInside(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  touched: Point[],
  polygon: readonly number[],
): boolean {
  const along = (point: Point) => (bx - ax) * (point.x - ax) + (by - ay) * (point.y - ay)
  const stops = touched.toSorted((one, other) => along(one) - along(other))
  let from: Point = { x: ax, y: ay }
  for (const to of [...stops, { x: bx, y: by }]) {
    if (sideOfBorder(polygon, (from.x + to.x) / 2, (from.y + to.y) / 2) > 0) return true
    from = to
  }
  return false
}
