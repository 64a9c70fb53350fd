/** A step to a neighbouring dot: `dx` to the east, `dy` to the south. */
export interface Step {
  readonly dx: number
  readonly dy: number
}

/** North, north-east and so on clockwise; a heading is a place in this list, 0 to 7. */
const steps: readonly Step[] = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
]

export const headings: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const HEADINGS = 8

/** The step a heading takes; always the same record. Throws beyond 0 to 7. */
export function stepOf(heading: number): Step {
  const step = steps[heading]
  if (step === undefined) throw new RangeError(`There is no heading ${heading}.`)
  return step
}

/** The heading after turning by steps of 45 degrees, to starboard above 0. */
export function turned(heading: number, by: number): number {
  return (heading + by) & 7
}

/** Steps of 45 degrees from one heading to another by the shorter way, 0 to 4. */
export function turnBetween(from: number, to: number): number {
  const clockwise = (to - from) & 7
  return clockwise > 4 ? HEADINGS - clockwise : clockwise
}

/** The heading towards a dot on a straight or exact diagonal line; null for any other. */
export function headingOf(dx: number, dy: number): number | null {
  const isOnLine = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)
  if (!isOnLine) return null
  const east = Math.sign(dx)
  const south = Math.sign(dy)
  const found = steps.findIndex(step => step.dx === east && step.dy === south)
  return found < 0 ? null : found
}
