/** Minutes after midnight as a clock reads: 510 is "08:30". */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${twoDigits(hours)}:${twoDigits(minutes % 60)}`
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
