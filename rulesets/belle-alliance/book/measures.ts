/** Lengths are whole thousandths of a centimetre. */
export const CM = 1000

/** Headings are whole hundredths of a degree. */
export const DEGREE = 100

/** Centimetres, also broken ones, as whole thousandths: 2.25 is 2250. */
export function cm(count: number): number {
  return Math.floor(count * CM + 0.5)
}

const MINUTES_OF_HOUR = 60
const HOURS_OF_DAY = 24

/** Minutes after midnight as `15:05`. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / MINUTES_OF_HOUR) % HOURS_OF_DAY
  return `${twoDigits(hour)}:${twoDigits(minutes % MINUTES_OF_HOUR)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
