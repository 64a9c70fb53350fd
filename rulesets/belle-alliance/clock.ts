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
