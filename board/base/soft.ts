import { pointsOf } from './place.ts'
import type { Bounds, Point } from './place.ts'

/** Points in the arc that takes the place of a corner. */
const BENDS = 5

/** The same outline with its corners rounded, by so much at most; what is short is rounded less. */
export function softened(corners: readonly Point[], radius: number): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const [one, other] = [towards(corner, before, radius), towards(corner, after, radius)]
    return Array.from({ length: BENDS }, (_, i) => bend(one, corner, other, i / (BENDS - 1)))
  })
}

/** So far from a corner along a side, but never past two fifths of it. */
function towards(corner: Point, end: Point, far: number): Point {
  const long = Math.hypot(end.x - corner.x, end.y - corner.y) || 1
  const share = Math.min(far / long, 0.4)
  return { x: corner.x + (end.x - corner.x) * share, y: corner.y + (end.y - corner.y) * share }
}

function bend(from: Point, over: Point, to: Point, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return {
    x: Math.round(a * from.x + b * over.x + c * to.x),
    y: Math.round(a * from.y + b * over.y + c * to.y),
  }
}

/** Corners on the edge of the map are put far outside, since the ground goes on there. */
export function goingOn(polygon: readonly number[], { x, y, width, height }: Bounds): Point[] {
  const far = Math.max(width, height)
  const push = (at: number, low: number, high: number): number => {
    if (at <= low) return low - far
    return at >= high ? high + far : at
  }
  return pointsOf(polygon).map(corner => ({
    x: push(corner.x, x, x + width),
    y: push(corner.y, y, y + height),
  }))
}

export interface Mark {
  at: Point
  /** Along the border there, one long. */
  ahead: Point
}

/** Points about so far apart all along a closed border. */
export function alongBorder(corners: readonly Point[], apart: number): Mark[] {
  const marks: Mark[] = []
  let left = apart / 2
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const ahead = { x: (to.x - from.x) / (long || 1), y: (to.y - from.y) / (long || 1) }
    for (; left < long; left += apart)
      marks.push({ at: { x: from.x + ahead.x * left, y: from.y + ahead.y * left }, ahead })
    left -= long
  })
  return marks
}

export function isClockwise(corners: readonly Point[]): boolean {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return twice < 0
}

/** A closed outline as path data; the drawing has y down. */
export function closed(corners: readonly Point[]): string {
  return corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`
}

/** Between 0 and 1, the same for the same number: chance that stays still. */
export function speck(number: number): number {
  const mixed = Math.imul(number ^ 0x9e37_79b9, 0x85eb_ca6b)
  const more = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return ((more ^ (more >>> 16)) >>> 0) / 0x1_0000_0000
}
