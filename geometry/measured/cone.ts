import { bearing, turnBetween } from './angle.ts'

/**
 * Whether a point lies within a cone to both sides of an axis, by its bearing in whole hundredths
 * of a degree. The border counts, and so does the apex.
 */
export function isWithinCone(
  apexX: number,
  apexY: number,
  axisHeading: number,
  half: number,
  x: number,
  y: number,
): boolean {
  if (x === apexX && y === apexY) return true
  return Math.abs(turnBetween(axisHeading, bearing(apexX, apexY, x, y))) <= half
}
