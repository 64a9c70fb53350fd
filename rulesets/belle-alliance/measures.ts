/** Lengths are whole thousandths of a centimetre. */
export const CM = 1000

/** Headings are whole hundredths of a degree. */
export const DEGREE = 100

/** Centimetres, also broken ones, as whole thousandths: 2.25 is 2250. */
export function cm(count: number): number {
  return Math.floor(count * CM + 0.5)
}
