import { cosine, fineBearing, sine } from './angle.ts'
import { entry } from './entry.ts'
import type { Hull } from './hull.ts'
import { HALF_TURN, QUARTER_TURN } from './units.ts'

/**
 * The hull as an unrounded rectangle in motion, grown (or shrunk) by this much on every side.
 * How far it goes ahead before a side of the outline gets into it; 0 where one is in it already,
 * Infinity where none will be.
 */
export function aheadUntilMet(hull: Hull, grown: number, outline: readonly number[]): number {
  const s = sine(hull.heading)
  const c = cosine(hull.heading)
  const half = halfOf(hull.length, grown)
  const halfBeam = halfOf(hull.beam, grown)
  let x = entry(outline, outline.length - 2) - hull.x
  let y = entry(outline, outline.length - 1) - hull.y
  let ahead = x * s + y * c
  let aside = x * c - y * s
  let nearest = Infinity
  for (let i = 0; i < outline.length; i += 2) {
    x = entry(outline, i) - hull.x
    y = entry(outline, i + 1) - hull.y
    const nextAhead = x * s + y * c
    const nextAside = x * c - y * s
    const met = sideAhead(ahead, aside, nextAhead, nextAside, half, halfBeam)
    if (met < nearest) nearest = met
    ahead = nextAhead
    aside = nextAside
  }
  return nearest
}

/** In the hull's own frame: the part of a side that lies in its track, and how far ahead it begins. */
function sideAhead(
  ahead: number,
  aside: number,
  nextAhead: number,
  nextAside: number,
  half: number,
  halfBeam: number,
): number {
  if (aside >= halfBeam && nextAside >= halfBeam) return Infinity
  if (aside <= -halfBeam && nextAside <= -halfBeam) return Infinity
  const slope = nextAside === aside ? 0 : (nextAhead - ahead) / (nextAside - aside)
  const one = ahead + (within(aside, halfBeam) - aside) * slope
  const other = nextAhead + (within(nextAside, halfBeam) - nextAside) * slope
  if (Math.max(one, other) <= -half) return Infinity
  return Math.max(0, Math.min(one, other) - half)
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/**
 * How far a hull turns on its centre, clockwise or not, until it is met: in hundredths. A side
 * gets into a turning rectangle with one of its ends, or where it cuts the circle of the corners.
 */
export function turnUntilMet(
  hull: Hull,
  isClockwise: boolean,
  grown: number,
  outline: readonly number[],
): number {
  if (aheadUntilMet(hull, grown, outline) === 0) return 0
  const box = turningBox(hull, isClockwise, grown)
  let ax = entry(outline, outline.length - 2) - hull.x
  let ay = entry(outline, outline.length - 1) - hull.y
  let nearest = Infinity
  for (let i = 0; i < outline.length; i += 2) {
    const bx = entry(outline, i) - hull.x
    const by = entry(outline, i + 1) - hull.y
    nearest = Math.min(nearest, turnUntilSide(box, ax, ay, bx, by))
    ax = bx
    ay = by
  }
  return nearest
}

/** `long` is at least `short`; `heading` points along the long side. */
interface TurningBox {
  heading: number
  isClockwise: boolean
  long: number
  short: number
  squaredReach: number
}

function turningBox(hull: Hull, isClockwise: boolean, grown: number): TurningBox {
  const isLong = hull.length >= hull.beam
  const long = halfOf(isLong ? hull.length : hull.beam, grown)
  const short = halfOf(isLong ? hull.beam : hull.length, grown)
  const heading = isLong ? hull.heading : hull.heading + QUARTER_TURN
  return { heading, isClockwise, long, short, squaredReach: long * long + short * short }
}

function turnUntilSide(box: TurningBox, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax
  const ey = by - ay
  const beyond = ax * ax + ay * ay - box.squaredReach
  let nearest = beyond < 0 ? turnUntilPoint(box, ax, ay) : Infinity
  const squared = ex * ex + ey * ey
  const half = ax * ex + ay * ey
  const root = half * half - squared * beyond
  if (root <= 0) return nearest
  const spread = Math.sqrt(root)
  nearest = Math.min(nearest, turnUntilPart(box, ax, ay, ex, ey, (-half - spread) / squared))
  return Math.min(nearest, turnUntilPart(box, ax, ay, ex, ey, (spread - half) / squared))
}

/** A point of a side, as a part of the way along it; Infinity where it lies beyond the ends. */
function turnUntilPart(
  box: TurningBox,
  ax: number,
  ay: number,
  ex: number,
  ey: number,
  part: number,
): number {
  if (part < 0 || part > 1) return Infinity
  return turnUntilPoint(box, ax + part * ex, ay + part * ey)
}

/**
 * A point seen from the turning box comes round against its turn. The box looks alike after half a
 * turn, so the point meets either the long side at `upper`, or, further out than the box is long,
 * the long side there or the short side at `lower` before the half turn is full.
 */
function turnUntilPoint(box: TurningBox, x: number, y: number): number {
  const squared = x * x + y * y
  if (squared <= box.short * box.short) return 0
  const upper = fineBearing(box.short, Math.sqrt(squared - box.short * box.short))
  const seen = fineBearing(x, y) - box.heading
  const angle = halfTurnOf(box.isClockwise ? seen : -seen)
  if (squared <= box.long * box.long) {
    return angle < upper || angle > HALF_TURN - upper ? 0 : angle - upper
  }
  const past = Math.sqrt(Math.max(0, squared - box.long * box.long))
  const lower = Math.min(upper, fineBearing(past, box.long))
  if (angle <= lower) return angle + lower
  if (angle < upper) return 0
  if (angle <= HALF_TURN - upper) return angle - upper
  return Math.max(0, angle - HALF_TURN + lower)
}

function halfTurnOf(angle: number): number {
  const rest = angle % HALF_TURN
  return rest < 0 ? rest + HALF_TURN : rest
}

/** Half a side, grown; shrinking leaves at least half of it. */
function halfOf(side: number, grown: number): number {
  return Math.max(side / 2 + grown, side / 4)
}
