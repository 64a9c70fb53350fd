import { entry } from './entry.ts'
import { segmentsMeet, sideOfLine, squaredToSegment } from './segment.ts'

/** Corners x0,y0,x1,y1 … of an outline without dents, whichever way round it runs. */
export type Convex = readonly number[]

/** Widely, what rounding may do to two outlines that only touch. */
const ROUNDING = 2

/** Whether two outlines share more of their insides than rounding explains. Touching is not overlap. */
export function convexOverlap(a: Convex, b: Convex): boolean {
  return !isKeptApart(a, b) && !isKeptApart(b, a)
}

/** Whether a side of the first has the second beyond it, or no farther in than rounding goes. */
function isKeptApart(a: Convex, b: Convex): boolean {
  for (let i = 0; i < a.length; i += 2) if (isBeyondSide(a, i, b)) return true
  return false
}

/** Outlines overlap least across one of their sides, so it is enough to look outwards from each. */
function isBeyondSide(a: Convex, from: number, b: Convex): boolean {
  const to = (from + 2) % a.length
  const [ax, ay] = [entry(a, from), entry(a, from + 1)]
  const x = entry(a, to + 1) - ay
  const y = ax - entry(a, to)
  if (x === 0 && y === 0) return false
  const side = x * ax + y * ay
  return isInside(a, to, x, y, side) ? isBeyond(b, -x, -y, -side) : isBeyond(b, x, y, side)
}

/** Whether the outline lies on the side that the direction points to, by the first corner that is not on the line. */
function isInside(a: Convex, to: number, x: number, y: number, side: number): boolean {
  for (let step = 2; step < a.length; step += 2) {
    const at = (to + step) % a.length
    const beyond = x * entry(a, at) + y * entry(a, at + 1) - side
    if (beyond !== 0) return beyond > 0
  }
  return false
}

/** Most corners are clearly beyond or clearly not, which is told without a root. */
function isBeyond(b: Convex, x: number, y: number, side: number): boolean {
  const squared = x * x + y * y
  let least = 0
  for (let i = 0; i < b.length; i += 2) {
    const beyond = x * entry(b, i) + y * entry(b, i + 1) - side
    if (beyond >= least) continue
    if (beyond * beyond > CLEARLY * squared) return false
    least = beyond
  }
  return least === 0 || least / Math.sqrt(squared) >= -ROUNDING
}

/** More than the square of what rounding explains. */
const CLEARLY = ROUNDING * ROUNDING + 1

/** How far apart two outlines are in this direction; below 0 where they overlap. */
function gapAlong(x: number, y: number, a: Convex, b: Convex): number {
  const length = Math.sqrt(x * x + y * y)
  return length === 0 ? -Infinity : apartAlong(x, y, a, b) / length
}

/** The same in lengths of the direction. */
function apartAlong(x: number, y: number, a: Convex, b: Convex): number {
  let [leastOfA, mostOfA, leastOfB, mostOfB] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < a.length; i += 2) {
    const value = x * entry(a, i) + y * entry(a, i + 1)
    if (value < leastOfA) leastOfA = value
    if (value > mostOfA) mostOfA = value
  }
  for (let i = 0; i < b.length; i += 2) {
    const value = x * entry(b, i) + y * entry(b, i + 1)
    if (value < leastOfB) leastOfB = value
    if (value > mostOfB) mostOfB = value
  }
  return Math.max(leastOfA - mostOfB, leastOfB - mostOfA)
}

/** How far apart two outlines are at least; below 0 where they overlap. */
export function gapBetween(a: Convex, b: Convex): number {
  return Math.max(widestGap(a, b), widestGap(b, a))
}

function widestGap(a: Convex, b: Convex): number {
  let widest = -Infinity
  for (let i = 0; i < a.length; i += 2) {
    const j = (i + 2) % a.length
    const gap = gapAlong(entry(a, j + 1) - entry(a, i + 1), entry(a, i) - entry(a, j), a, b)
    if (gap > widest) widest = gap
  }
  return widest
}

/** Whether a point lies on or in an outline. Exact for whole numbers. */
export function isInConvex(outline: Convex, x: number, y: number): boolean {
  let isLeft = false
  let isRight = false
  for (let i = 0; i < outline.length; i += 2) {
    const side = sideOf(outline, i, x, y)
    if (side > 0) isLeft = true
    if (side < 0) isRight = true
    if (isLeft && isRight) return false
  }
  return true
}

function sideOf(outline: Convex, from: number, x: number, y: number): number {
  const to = (from + 2) % outline.length
  const [ax, ay] = [entry(outline, from), entry(outline, from + 1)]
  return sideOfLine(ax, ay, entry(outline, to), entry(outline, to + 1), x, y)
}

/** Whether the line from a to b meets an outline; touching it counts. Exact for whole numbers. */
export function segmentTouchesConvex(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  outline: Convex,
): boolean {
  const isApart =
    isOutsideBox(outline, 0, Math.min(ax, bx), Math.max(ax, bx)) ||
    isOutsideBox(outline, 1, Math.min(ay, by), Math.max(ay, by))
  if (isApart) return false
  if (isInConvex(outline, ax, ay) || isInConvex(outline, bx, by)) return true
  return isCutBy(ax, ay, bx, by, outline)
}

function isOutsideBox(outline: Convex, axis: number, from: number, to: number): boolean {
  let isAllBelow = true
  let isAllAbove = true
  for (let i = axis; i < outline.length; i += 2) {
    const value = entry(outline, i)
    if (value >= from) isAllBelow = false
    if (value <= to) isAllAbove = false
  }
  return isAllBelow || isAllAbove
}

/** With both ends outside, the line meets the outline where it meets one of its sides. */
function isCutBy(ax: number, ay: number, bx: number, by: number, outline: Convex): boolean {
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    const [cx, cy] = [entry(outline, i), entry(outline, i + 1)]
    const [dx, dy] = [entry(outline, j), entry(outline, j + 1)]
    if (segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return true
  }
  return false
}

/** Squared distance of a point from an outline; 0 on or inside it. */
export function squaredToConvex(outline: Convex, x: number, y: number): number {
  if (isInConvex(outline, x, y)) return 0
  let found = Infinity
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    const [ax, ay] = [entry(outline, i), entry(outline, i + 1)]
    const [bx, by] = [entry(outline, j), entry(outline, j + 1)]
    found = Math.min(found, squaredToSegment(x, y, ax, ay, bx, by))
  }
  return found
}
