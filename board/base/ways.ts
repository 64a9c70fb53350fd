import { along, distance, headingTo } from './place.ts'
import type { Point, Stance } from './place.ts'
import type { Picture } from '@grognard/umpire'

/** Where an offered order leads: from where the piece stands, or straight to where it would. */
export type Way = readonly Stance[]

/** A way whose end a pointer can be put on: one that leads the piece off the ground it stands on. */
export function isOpenWay(way: Way, piece: Stance | undefined): boolean {
  const end = way.at(-1)
  if (!end || !piece) return end !== undefined
  return !isOnGroundOf(piece, end) && !isOnGroundOf(end, piece)
}

/** Whether a point lies on the ground that a piece takes up there. */
function isOnGroundOf({ length = 0, beam = 0, ...stance }: Stance, point: Point): boolean {
  const away = distance(stance, point)
  const off = headingTo(stance, point) - stance.heading
  const { x: aside, y: ahead } = along({ x: 0, y: 0 }, off, away)
  return Math.abs(aside) <= beam / 2 && Math.abs(ahead) <= length / 2
}

/** How far from the end of a way a pointer is still on it, in ground units. */
export function reachOfWays({ dots, measure }: Picture): number {
  return (dots?.step ?? measure.size) * 0.5
}

/** Whether the point lies at the end of the way. */
export function isAtEnd(way: Way, point: Point, reach: number): boolean {
  const end = way.at(-1)
  return end !== undefined && distance(end, point) < reach
}

/** A way that ends beyond the edge of the field. */
export function leavesField(way: Way, { x, y, width, height }: Picture['bounds']): boolean {
  const end = way.at(-1)
  if (!end) return false
  return end.x < x || end.x > x + width || end.y < y || end.y > y + height
}

/** The places where ways end. */
export function endsOf(ways: readonly Way[]): Stance[] {
  return ways.flatMap(way => way.slice(-1))
}
