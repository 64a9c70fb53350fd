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

/** Steps of 45 degrees between a heading and the wind's eye, 0 to 4. */
export function offWind(heading: number, windFrom: number): number {
  return turnBetween(heading, windFrom)
}

/** As near the wind as sails will draw: 45 degrees off. */
export function isCloseHauled(heading: number, windFrom: number): boolean {
  return turnBetween(heading, windFrom) === 1
}

/** Headings 45 and 90 degrees off on the other tack, from 45 or 90 off on this; else none. */
export function otherTack(heading: number, windFrom: number): readonly number[] {
  return otherTacks[turned(heading, -windFrom)]?.[windFrom] ?? []
}

/** By heading with the wind in the north, then by the wind. */
const otherTacks = headings.map(off => headings.map(wind => acrossFrom(off, wind)))

function acrossFrom(off: number, windFrom: number): readonly number[] {
  if (off === 1 || off === 2) return [turned(windFrom, -2), turned(windFrom, -1)]
  if (off === 6 || off === 7) return [turned(windFrom, 1), turned(windFrom, 2)]
  return []
}

/** Headings at right angles to a line that need the smallest turn: one, or both where they tie. */
export function alongside(heading: number, line: number): readonly number[] {
  return turns[heading]?.[line] ?? []
}

const turns = headings.map(heading => headings.map(line => acrossLine(heading, line)))

function acrossLine(heading: number, line: number): readonly number[] {
  const right = turned(line, 2)
  const left = turned(line, -2)
  const difference = turnBetween(heading, right) - turnBetween(heading, left)
  if (difference === 0) return [right, left]
  return difference < 0 ? [right] : [left]
}

/** A ship on a dot: `x` to the east, `y` to the south, heading 0 to 7 clockwise from north. */
export interface DotPose {
  readonly x: number
  readonly y: number
  readonly heading: number
}

export type Side = 'starboard' | 'port'

/** Parts of a dot's distance in which places on a ship are given. */
export const PARTS = 10

/** A place on a ship in parts: along the keel towards the bow, from the keel to starboard. */
export interface Place {
  readonly along: number
  readonly abeam: number
}

/** Along rows and columns a step is one dot long, on a diagonal √2. */
export function isStraight(heading: number): boolean {
  return (heading & 1) === 0
}
