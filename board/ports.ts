import type { GroundShape, Picture } from '@grognard/umpire'
import { boundsOf, pointsOf } from './place.ts'
import type { Bounds, Point } from './place.ts'

/** How thick the border of a chart is, in ground units. */
export const borderOf = ({ width, height }: Bounds) => Math.min(width, height) * 0.008

/** Between a border and a name beyond it, in pixels. */
const BEYOND = 11

/** Beyond the edge of the sheet that a row of berths lies on, since ships lie on all of it. */
export function beyondEdge({ polygon }: GroundShape, { bounds }: Picture): PortName {
  const { x, y, width, height } = boundsOf(pointsOf(polygon))
  const isSouth = y - bounds.y < bounds.y + bounds.height - (y + height)
  const away = isSouth ? 1 : -1
  const edge = isSouth ? y : y + height
  return { at: { x: x + width / 2, y: edge - away * borderOf(bounds) }, down: away * BEYOND }
}

/** A ground point, and how far below it on the screen, in pixels, a port's name stands. */
interface PortName {
  at: Point
  down: number
}

export function isPort({ dots }: Picture, { kind }: GroundShape): boolean {
  return dots !== undefined && kind === 'harbour'
}
