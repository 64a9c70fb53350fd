import { CM, DEGREE } from '../measures.ts'

/** Centimetres in whole thousandths. */
export function lengthOf(centimetres: number): number {
  return Math.round(centimetres * CM)
}

/** Points in centimetres as x, y, x, y … in thousandths. */
export function pointsOf(points: readonly (readonly [number, number])[]): number[] {
  return points.flatMap(([x, y]) => [lengthOf(x), lengthOf(y)])
}

/** Degrees in whole hundredths, 0 to 35999. */
export function headingOf(degrees: number): number {
  return Math.round(degrees * DEGREE) % (360 * DEGREE)
}

/** `15:30` as minutes after midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
