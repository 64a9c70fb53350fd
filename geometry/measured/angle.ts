import { FULL_TURN, HALF_TURN, QUARTER_TURN, whole } from './units.ts'

const EIGHTH_TURN = 4500

/** One hundredth of a degree in radians: a short head, so that products with it are exact, and the rest. */
const UNIT_HEAD = 0.00017453292519853392
const UNIT_REST = 8.990407373120109e-16

const UNITS_PER_RADIAN = 5729.5779513082325

/** Sine of heading h at place h; a quarter turn more follows, so that h + 9000 holds its cosine. */
const SINES = sineTable()

/** Sine of a heading in whole hundredths of a degree, in or out of 0..35999. */
export function sine(heading: number): number {
  return tabled(isNormal(heading) ? heading : normalise(heading))
}

/** Cosine of a heading in whole hundredths of a degree, in or out of 0..35999. */
export function cosine(heading: number): number {
  return tabled((isNormal(heading) ? heading : normalise(heading)) + QUARTER_TURN)
}

/** A heading in whole hundredths, brought into 0..35999. As an integer: `%` of other numbers is slow. */
export function normalise(heading: number): number {
  const rest = (heading | 0) % FULL_TURN
  return rest < 0 ? rest + FULL_TURN : rest | 0
}

/** The shortest turn from one heading to another, in (-18000, 18000], clockwise positive. */
export function turnBetween(from: number, to: number): number {
  const turn = normalise(to - from)
  return turn > HALF_TURN ? turn - FULL_TURN : turn
}

/** Heading from one point to another, rounded to hundredths of a degree; 0 where they are one. */
export function bearing(fromX: number, fromY: number, toX: number, toY: number): number {
  return normalise(whole(fineBearing(toX - fromX, toY - fromY)))
}

/** Heading of a vector in hundredths of a degree, unrounded, in [0, 36000); 0 for no vector. */
export function fineBearing(dx: number, dy: number): number {
  const east = Math.abs(dx)
  const north = Math.abs(dy)
  if (east === 0 && north === 0) return 0
  const quarter = east < north ? eighth(east, north) : QUARTER_TURN - eighth(north, east)
  const half = dy < 0 ? HALF_TURN - quarter : quarter
  return dx < 0 && half > 0 ? FULL_TURN - half : half
}

/** A polynomial finds the table's nearest entry, the tangent of what is left the rest. */
function eighth(small: number, big: number): number {
  const guess = roughArc(small / big)
  const s = tabled(guess)
  const c = tabled(guess + QUARTER_TURN)
  return guess + (UNITS_PER_RADIAN * (small * c - big * s)) / (small * s + big * c)
}

/** Hastings' five terms, right to a tenth of a hundredth of a degree. */
function roughArc(tangent: number): number {
  const square = tangent * tangent
  const far = 1032.1319017266162 + square * (-487.7761597287237 + square * 119.37632957330214)
  const arc = tangent * (5728.810187862757 + square * (-1892.4767325281337 + square * far))
  return whole(arc)
}

/** Apart from `entry`: an engine reads a list quickest where it sees one kind of list. */
function tabled(place: number): number {
  const found = SINES[place]
  if (found === undefined) throw new RangeError(`${place} is not a whole heading`)
  return found
}

function isNormal(heading: number): boolean {
  return heading >= 0 && heading < FULL_TURN
}

function sineTable(): Float64Array {
  const table = new Float64Array(FULL_TURN + QUARTER_TURN)
  for (let heading = 0; heading <= QUARTER_TURN; heading += 1) {
    const value = quarterSine(heading)
    table[heading] = value
    table[HALF_TURN - heading] = value
    table[HALF_TURN + heading] = 0 - value
    table[(FULL_TURN - heading) % FULL_TURN] = heading === 0 ? 0 : -value
  }
  table.copyWithin(FULL_TURN, 0, QUARTER_TURN)
  return table
}

function quarterSine(heading: number): number {
  return heading <= EIGHTH_TURN ? sineSeries(heading) : cosineSeries(QUARTER_TURN - heading)
}

/** The head is added last, so that its rounding is the only one that shows. */
function sineSeries(heading: number): number {
  const { head, rest } = radians(heading)
  const square = head * head
  return head + (rest * (1 - square / 2) - head * series(square, 3))
}

function cosineSeries(heading: number): number {
  const { head, rest } = radians(heading)
  return 1 - (series(head * head, 2) + head * rest)
}

function radians(heading: number): { head: number; rest: number } {
  const exact = heading * UNIT_HEAD
  const head = exact + heading * UNIT_REST
  return { head, rest: exact - head + heading * UNIT_REST }
}

/** q / (n(n-1)) times (1 - q / ((n+1)(n+2)) times (1 - ...)): Maclaurin's terms from the smallest up. */
function series(square: number, first: number): number {
  let sum = 0
  for (let n = first + 18; n >= first; n -= 2) sum = (square / (n * (n - 1))) * (1 - sum)
  return sum
}

/**
 * Whether a point lies within a cone to both sides of an axis, by its bearing in whole hundredths
 * of a degree. The border counts, and so does the apex.
 */
export function isWithinCone(
  apexX: number,
  apexY: number,
  axisHeading: number,
  half: number,
  x: number,
  y: number,
): boolean {
  if (x === apexX && y === apexY) return true
  return Math.abs(turnBetween(axisHeading, bearing(apexX, apexY, x, y))) <= half
}
