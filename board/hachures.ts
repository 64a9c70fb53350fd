import type { Point } from './place.ts'
import { alongBorder, isClockwise, speck } from './soft.ts'

/** How far apart strokes stand, how long and how broad at the top they are, in steps of the measure. */
const APART = 0.85
const SHORTEST = 1.7
const LONGER = 2.2
const BROAD = 0.2

/**
 * Strokes down a hill's slope, all along its border, as engravers drew them: broad above, running out
 * to a point below; path data of a face.
 */
export function hachures(corners: readonly Point[], step: number): string {
  const turn = isClockwise(corners) ? 1 : -1
  return alongBorder(corners, step * APART)
    .map(({ at, ahead }, index) => {
      const inward = { x: turn * ahead.y, y: -turn * ahead.x }
      const reach = step * (SHORTEST + LONGER * speck(index))
      const foot = moved(at, inward, step * 0.25 * speck(index + 7))
      const head = moved(at, inward, reach)
      const broad = step * BROAD * (0.6 + 0.8 * speck(index + 3))
      return `M${pair(foot)}L${pair(moved(head, ahead, broad))}L${pair(moved(head, ahead, -broad))}Z`
    })
    .join('')
}

function moved({ x, y }: Point, by: Point, far: number): Point {
  return { x: x + by.x * far, y: y + by.y * far }
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(-y)}`
}
