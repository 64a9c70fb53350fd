import { pointsOf } from './place.ts'
import type { Point } from './place.ts'

/** Strokes of three lengths in turn, so that a slope does not look like a comb. */
const LENGTHS = [3.4, 2.2, 2.8]
const APART = 1.1

/**
 * Strokes down a hill's slope, all along its border, as engravers drew them; path data. A side on the
 * edge of the map is no slope.
 */
export function hachures(
  polygon: readonly number[],
  step: number,
  isOnEdge: (from: Point, to: Point) => boolean = () => false,
): string {
  const corners = pointsOf(polygon)
  const turn = isClockwise(corners) ? 1 : -1
  let count = 0
  return corners
    .flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from
      if (isOnEdge(from, to)) return []
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const strokes = Math.max(1, Math.floor(length / (step * APART)))
      const inward = {
        x: (turn * (to.y - from.y)) / (length || 1),
        y: (-turn * (to.x - from.x)) / (length || 1),
      }
      return Array.from({ length: strokes }, (_, i) => {
        count += 1
        const share = (i + 0.5) / strokes
        const reach = step * (LENGTHS[count % LENGTHS.length] ?? 1)
        const foot = between(from, to, share)
        return stroke(foot, { x: foot.x + inward.x * reach, y: foot.y + inward.y * reach })
      })
    })
    .join('')
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function stroke(foot: Point, head: Point): string {
  return `M${Math.round(foot.x)} ${Math.round(-foot.y)}L${Math.round(head.x)} ${Math.round(-head.y)}`
}

function isClockwise(corners: readonly Point[]): boolean {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return twice < 0
}
