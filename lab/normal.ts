/** The share of a normal distribution below so many standard deviations; exact to seven places. */
export function normalShare(deviations: number): number {
  const upper = upperTail(Math.abs(deviations))
  return deviations < 0 ? upper : 1 - upper
}

/** Abramowitz and Stegun, 26.2.17. */
const AT = 0.231_641_9
const COEFFICIENTS = [
  1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_53,
] as const

function upperTail(deviations: number): number {
  const at = 1 / (1 + AT * deviations)
  const density = Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)
  return density * COEFFICIENTS.reduce((sum, coefficient) => (sum + coefficient) * at, 0)
}
