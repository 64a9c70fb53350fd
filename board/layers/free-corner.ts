import type { Bounds, Point, Size } from '../base/place.ts'

/** Pixels that a plate keeps from the edges of the window, and from what stands there. */
const MARGIN = 12
const CLEAR = 30

/** Bottom left, top left, bottom right, top right: what lies first is taken first. */
export function cornersOf(free: Bounds, { width, height }: Size): Bounds[] {
  const [left, top] = [free.x + MARGIN, free.y + MARGIN]
  const right = free.x + free.width - width - MARGIN
  const bottom = free.y + free.height - height - MARGIN
  const size = { width, height }
  return [
    { x: left, y: bottom, ...size },
    { x: left, y: top, ...size },
    { x: right, y: bottom, ...size },
    { x: right, y: top, ...size },
  ]
}

/** The one over the fewest; it stays where it is unless something is under it. */
export function bestCorner(
  places: readonly Bounds[],
  filled: readonly Point[],
  now: number,
): number {
  const under = places.map(place => filled.filter(point => isOver(place, point)).length)
  if (under[now] === 0) return now
  return under.indexOf(Math.min(...under))
}

function isOver({ x, y, width, height }: Bounds, point: Point): boolean {
  const isAcross = point.x > x - CLEAR && point.x < x + width + CLEAR
  return isAcross && point.y > y - CLEAR && point.y < y + height + CLEAR
}
