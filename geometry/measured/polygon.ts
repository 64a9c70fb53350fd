import { cornerAt, newCorners, segmentMeetsCorners, squaredToPoint } from './corners.ts'
import type { Corners } from './corners.ts'
import { entry } from './entry.ts'
import { placeCorners, reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import type { Point } from './pose.ts'
import { isOnSegment, segmentsCross, sideOfLine, squaredToSegment } from './segment.ts'
import { whole } from './units.ts'

/**
 * The outline of land, a shoal or a zone: x0, y0, x1, y1, ... in thousandths, either way round,
 * maybe concave; the last corner joins the first. `isSimple` tells whether one is fit for use.
 */
export type Polygon = number[]

const ours = newCorners()

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
    if (ay <= y ? by >= y : by <= y) {
      if (isOnSegment(x, y, ax, ay, bx, by)) return 0
      if (by > y !== ay > y && isWestOf(x, y, ax, ay, bx, by)) inside = -inside
    }
    ax = bx
    ay = by
  }
  return inside
}

/** Whether a point lies west of the line a-b, which spans its height. */
function isWestOf(x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean {
  return sideOfLine(ax, ay, bx, by, x, y) > 0 === by > ay
}

/** Whether a hull and a polygon share any of their insides. Touching is not meeting. */
export function hullMeetsPolygon(hull: Hull, polygon: readonly number[]): boolean {
  return cornersMeetPolygon(placeCorners(hull, ours), hull.x, hull.y, polygon)
}

/** `hullMeetsPolygon` for the corners of a hull and its centre. */
export function cornersMeetPolygon(
  corners: Corners,
  x: number,
  y: number,
  polygon: readonly number[],
): boolean {
  return meetsBorder(corners, polygon) || sideOfBorder(polygon, x, y) > 0
}

function meetsBorder(corners: Corners, polygon: readonly number[]): boolean {
  const west = leastOf(corners, 0)
  const east = mostOf(corners, 0)
  const south = leastOf(corners, 1)
  const north = mostOf(corners, 1)
  let ax = entry(polygon, polygon.length - 2)
  let ay = entry(polygon, polygon.length - 1)
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = entry(polygon, i)
    const by = entry(polygon, i + 1)
    const isAside = ax < west ? bx < west : ax > east && bx > east
    const isAway = ay < south ? by < south : ay > north && by > north
    if (!isAside && !isAway && segmentMeetsCorners(ax, ay, bx, by, corners)) return true
    ax = bx
    ay = by
  }
  return false
}

/** The least x (axis 0) or y (axis 1) of four corners. */
function leastOf(corners: Corners, axis: number): number {
  return Math.min(
    cornerAt(corners, axis),
    cornerAt(corners, axis + 2),
    cornerAt(corners, axis + 4),
    cornerAt(corners, axis + 6),
  )
}

function mostOf(corners: Corners, axis: number): number {
  return Math.max(
    cornerAt(corners, axis),
    cornerAt(corners, axis + 2),
    cornerAt(corners, axis + 4),
    cornerAt(corners, axis + 6),
  )
}

/** Distance in thousandths, rounded to the nearest; 0 where hull and polygon touch or overlap. */
export function distanceToPolygon(hull: Hull, polygon: readonly number[]): number {
  const corners = placeCorners(hull, ours)
  if (cornersMeetPolygon(corners, hull.x, hull.y, polygon)) return 0
  let nearest = Infinity
  let farthest = Infinity
  let ax = entry(polygon, polygon.length - 2)
  let ay = entry(polygon, polygon.length - 1)
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = entry(polygon, i)
    const by = entry(polygon, i + 1)
    if (squaredToSegment(hull.x, hull.y, ax, ay, bx, by) <= farthest) {
      nearest = Math.min(nearest, squaredToSide(corners, ax, ay, bx, by))
      farthest = squareOf(Math.sqrt(nearest) + reachOf(hull))
    }
    ax = bx
    ay = by
  }
  return whole(Math.sqrt(nearest))
}

/** Between two outlines apart, a corner of one is nearest: the side's other end is the next side's. */
function squaredToSide(corners: Corners, ax: number, ay: number, bx: number, by: number): number {
  let nearest = squaredToPoint(corners, ax, ay)
  for (let i = 0; i < 8; i += 2) {
    const x = cornerAt(corners, i)
    const y = cornerAt(corners, i + 1)
    nearest = Math.min(nearest, squaredToSegment(x, y, ax, ay, bx, by))
  }
  return nearest
}

function squareOf(value: number): number {
  return value * value
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
    const found = squaredFromSide(x, y, polygon, i)
    if (found >= squared) continue
    squared = found
    start = i
  }
  return { ...nearestOnSide(x, y, polygon, start), distance: whole(Math.sqrt(squared)) }
}

function squaredFromSide(x: number, y: number, polygon: readonly number[], start: number): number {
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
  let isTouched = false
  let x = entry(polygon, polygon.length - 2)
  let y = entry(polygon, polygon.length - 1)
  let side = sideOfLine(ax, ay, bx, by, x, y)
  for (let i = 0; i < polygon.length; i += 2) {
    const nextX = entry(polygon, i)
    const nextY = entry(polygon, i + 1)
    const nextSide = sideOfLine(ax, ay, bx, by, nextX, nextY)
    if (side > 0 !== nextSide > 0 && segmentsCross(ax, ay, bx, by, x, y, nextX, nextY)) return true
    if (nextSide === 0 && isOnSegment(nextX, nextY, ax, ay, bx, by)) isTouched = true
    x = nextX
    y = nextY
    side = nextSide
  }
  if (isTouched) return hasPieceInside(ax, ay, bx, by, polygon)
  return sideOfBorder(polygon, (ax + bx) / 2, (ay + by) / 2) > 0
}

/** Between the corners it touches, a segment that cuts no side is inside, outside or on the border. */
function hasPieceInside(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: readonly number[],
): boolean {
  const along = (point: Point) => (bx - ax) * (point.x - ax) + (by - ay) * (point.y - ay)
  const touched = pointsOf(polygon).filter(({ x, y }) => isOnSegment(x, y, ax, ay, bx, by))
  const stops = touched.toSorted((one, other) => along(one) - along(other))
  let from: Point = { x: ax, y: ay }
  for (const to of [...stops, { x: bx, y: by }]) {
    if (sideOfBorder(polygon, (from.x + to.x) / 2, (from.y + to.y) / 2) > 0) return true
    from = to
  }
  return false
}

function pointsOf(polygon: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i < polygon.length; i += 2) {
    points.push({ x: entry(polygon, i), y: entry(polygon, i + 1) })
  }
  return points
}
