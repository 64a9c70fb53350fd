import type { Point } from '../base/place.ts'

/** Minutes after midnight at which the sun stands highest, and how long it is up on either side of that. */
const NOON = 13 * 60
const HALF_DAY = 7.5 * 60
/** Where no hour is told it is an afternoon. */
const USUAL = 17 * 60

/**
 * Where the tip of a shadow lies on the drawing, from the foot of what stands one high: to the west in
 * the morning, short and up the sheet at noon, long and to the east towards evening.
 */
export function shadowAt(minutes: number = USUAL): Point {
  const share = Math.max(-1, Math.min(1, (minutes - NOON) / HALF_DAY))
  return { x: 0.22 + share * 0.78, y: 0.5 * share * share - 0.3 }
}

/** The same for a whole hour, so that a sheet is not drawn anew for minutes. */
export function wholeHour(minutes: number | undefined): number | undefined {
  return minutes === undefined ? undefined : Math.round(minutes / 60) * 60
}
