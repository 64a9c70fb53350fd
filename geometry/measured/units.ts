/** Lengths of the free table are whole thousandths of an inch. */
export const INCH = 1000

/** Headings are whole hundredths of a degree, clockwise from north. */
export const DEGREE = 100

export const FULL_TURN = 36000
export const HALF_TURN = 18000
export const QUARTER_TURN = 9000

/** Inches, also broken ones, as whole thousandths: 2.3 is 2300. */
export function inches(count: number): number {
  return whole(count * INCH)
}

/** Degrees, also broken ones, as whole hundredths: 22.5 is 2250. */
export function degrees(count: number): number {
  return whole(count * DEGREE)
}

/**
 * The nearest whole number of 32 bits, halves upward, never minus zero. Engines keep such numbers
 * in place, where others are put away on the heap each time.
 */
export function whole(value: number): number {
  return Math.floor(value + 0.5) | 0
}
