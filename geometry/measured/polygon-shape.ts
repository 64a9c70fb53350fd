import { entry } from './entry.ts'
import type { Point } from './pose.ts'
import { isOnSegment, segmentsCross } from './segment.ts'
import { whole } from './units.ts'

/** The centre of a polygon's area, rounded; it may lie outside a concave one. RangeError without area. */
export function areaCentre(polygon: readonly number[]): Point {
  const originX = entry(polygon, 0)
  const originY = entry(polygon, 1)
  let area = 0
  let sumX = 0
  let sumY = 0
  for (let i = 0; i < polygon.length; i += 2) {
    const ax = entry(polygon, i) - originX
    const ay = entry(polygon, i + 1) - originY
    const bx = entry(polygon, (i + 2) % polygon.length) - originX
    const by = entry(polygon, (i + 3) % polygon.length) - originY
    const part = ax * by - ay * bx
    area += part
    sumX += part * (ax + bx)
    sumY += part * (ay + by)
  }
  if (area === 0) throw new RangeError('this polygon has no area')
  return { x: originX + whole(sumX / (3 * area)), y: originY + whole(sumY / (3 * area)) }
}

/**
 * Whether a list of numbers is a polygon to sail around: three corners or more, whole numbers, an
 * area, and no side that meets another but at the corner they share.
 */
export function isSimple(polygon: readonly number[]): boolean {
  if (polygon.length < 6 || polygon.length % 2 !== 0) return false
  if (!polygon.every(value => Number.isSafeInteger(value))) return false
  for (let i = 0; i < polygon.length; i += 2) {
    if (!isFreeSide(polygon, i)) return false
  }
  return true
}

/** Whether the side that starts here keeps clear of all sides after it. */
function isFreeSide(polygon: readonly number[], side: number): boolean {
  for (let other = side + 2; other < polygon.length; other += 2) {
    if (isTouched(polygon, side, other) || isTouched(polygon, other, side)) return false
    if (isCut(polygon, side, other)) return false
  }
  return true
}

/** Whether an end of the other side lies on this one; the corner neighbours share does not count. */
function isTouched(polygon: readonly number[], side: number, other: number): boolean {
  const end = nextCorner(polygon, side)
  for (const corner of [other, nextCorner(polygon, other)]) {
    if (corner !== side && corner !== end && isCornerOn(polygon, corner, side)) return true
  }
  return false
}

function isCornerOn(polygon: readonly number[], corner: number, side: number): boolean {
  const end = nextCorner(polygon, side)
  return isOnSegment(
    entry(polygon, corner),
    entry(polygon, corner + 1),
    entry(polygon, side),
    entry(polygon, side + 1),
    entry(polygon, end),
    entry(polygon, end + 1),
  )
}

function isCut(polygon: readonly number[], side: number, other: number): boolean {
  const end = nextCorner(polygon, side)
  const otherEnd = nextCorner(polygon, other)
  return segmentsCross(
    entry(polygon, side),
    entry(polygon, side + 1),
    entry(polygon, end),
    entry(polygon, end + 1),
    entry(polygon, other),
    entry(polygon, other + 1),
    entry(polygon, otherEnd),
    entry(polygon, otherEnd + 1),
  )
}

function nextCorner(polygon: readonly number[], corner: number): number {
  return (corner + 2) % polygon.length
}

/** The area inside a border that does not cross itself, whichever way round it runs. */
export function polygonArea(polygon: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length
    twice += entry(polygon, i) * entry(polygon, j + 1) - entry(polygon, j) * entry(polygon, i + 1)
  }
  return Math.abs(twice) / 2
}
