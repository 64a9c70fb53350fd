import { cosine, fineBearing, sine } from './angle.ts'
import { cornerAt, newCorners } from './corners.ts'
import { entry } from './entry.ts'
import { placeCorners, reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import type { Polygon } from './polygon.ts'
import { aheadOf, asideOf } from './pose.ts'
import { sideOfLine } from './segment.ts'
import { QUARTER_TURN, whole } from './units.ts'

export type Broadside = 'port' | 'starboard'

/** Whole numbers seldom lie on a slanting border: up to one thousandth beyond it counts as on it. */
const BORDER = 1

/** The range line of a drawn arc has a point at least every three degrees. */
const STEP = 300

const theirs = newCorners()

/**
 * Whether any part of the target lies in the arc of a broadside. Its borders count: the centre
 * line, a ray from the bow this far forward of the beam, and one from the stern as far abaft.
 */
export function isInBroadsideArc(
  shooter: Hull,
  side: Broadside,
  target: Hull,
  foreAft: number,
): boolean {
  if (isClearOfArc(shooter, side, target, foreAft)) return false
  placeCorners(target, theirs)
  let beyondBow = 0
  let beyondStern = 0
  let beyondCentre = 0
  for (let i = 0; i < 8; i += 2) {
    const aside = outOn(side, shooter, cornerAt(theirs, i), cornerAt(theirs, i + 1))
    const ahead = aheadOf(shooter, cornerAt(theirs, i), cornerAt(theirs, i + 1))
    const isBeyondBow = beyondRay(shooter, foreAft, ahead, aside) > BORDER
    const isBeyondStern = beyondRay(shooter, foreAft, -ahead, aside) > BORDER
    if (!isBeyondBow && !isBeyondStern && aside >= -BORDER) return true
    if (isBeyondBow) beyondBow += 1
    if (isBeyondStern) beyondStern += 1
    if (aside < -BORDER) beyondCentre += 1
  }
  if (beyondBow === 4 || beyondStern === 4 || beyondCentre === 4) return false
  return !hasSideTowardsArc(shooter, side, foreAft)
}

/** Whether even the target's circle lies beyond one border: most that are out of the arc do. */
function isClearOfArc(shooter: Hull, side: Broadside, target: Hull, foreAft: number): boolean {
  const reach = reachOf(target) + BORDER
  const aside = outOn(side, shooter, target.x, target.y)
  if (aside < -reach) return true
  const ahead = aheadOf(shooter, target.x, target.y)
  if (beyondRay(shooter, foreAft, ahead, aside) > reach) return true
  return beyondRay(shooter, foreAft, -ahead, aside) > reach
}

/** How far a point lies out on the side of a broadside. */
function outOn(side: Broadside, hull: Hull, x: number, y: number): number {
  const aside = asideOf(hull, x, y)
  return side === 'starboard' ? aside : -aside
}

/** How far a point lies beyond the ray from the bow; the stern's is its mirror. */
function beyondRay(hull: Hull, foreAft: number, ahead: number, aside: number): number {
  return (ahead - hull.length / 2) * cosine(foreAft) - aside * sine(foreAft)
}

/** No corner decided it: the arc is clear of the target only if all of it lies beyond one side. */
function hasSideTowardsArc(shooter: Hull, side: Broadside, foreAft: number): boolean {
  const abeam = side === 'starboard' ? QUARTER_TURN : -QUARTER_TURN
  const fore = side === 'starboard' ? -foreAft : foreAft
  for (let i = 0; i < 8; i += 2) {
    if (!isArcBeyond(shooter, shooter.heading + abeam + fore, shooter.length / 2, i)) continue
    if (isArcBeyond(shooter, shooter.heading + abeam - fore, -shooter.length / 2, i)) return true
  }
  return false
}

/** Whether one ray of the arc, from its point on the centre line, lies beyond a side of the target. */
function isArcBeyond(shooter: Hull, ray: number, along: number, start: number): boolean {
  const ax = cornerAt(theirs, start)
  const ay = cornerAt(theirs, start + 1)
  const bx = cornerAt(theirs, (start + 2) & 7)
  const by = cornerAt(theirs, (start + 3) & 7)
  if (sideOfLine(0, 0, bx - ax, by - ay, sine(ray), cosine(ray)) < 0) return false
  const x = shooter.x + along * sine(shooter.heading)
  const y = shooter.y + along * cosine(shooter.heading)
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  return sideOfLine(ax, ay, bx, by, x, y) > BORDER * length
}

/**
 * The arc for drawing, from the bow out along its ray, round at this range from the hull, and
 * back to the stern: whole numbers, a point every few degrees.
 */
export function arcOutline(
  shooter: Hull,
  side: Broadside,
  foreAft: number,
  range: number,
): Polygon {
  const half = shooter.length / 2
  const fore = [half, 0, ...rangeLine(shooter, foreAft, range)]
  const aft: number[] = []
  for (let i = fore.length - 2; i >= 0; i -= 2) aft.push(-entry(fore, i), entry(fore, i + 1))
  return onTable(shooter, side, [...fore, ...aft])
}

/** Points at this range from the bow corner, from the ray round to the beam; ahead, aside. */
function rangeLine(shooter: Hull, foreAft: number, range: number): number[] {
  const half = shooter.length / 2
  const halfBeam = shooter.beam / 2
  const widest = cornerAngle(halfBeam, foreAft, range)
  const count = Math.ceil(widest / STEP)
  const points: number[] = []
  for (let i = count; i >= 0; i -= 1) {
    const angle = count === 0 ? 0 : whole((widest * i) / count)
    points.push(half + range * sine(angle), halfBeam + range * cosine(angle))
  }
  return points
}

/** Angle forward of the beam, at the bow corner, of the point where the bow's ray ends. */
function cornerAngle(halfBeam: number, foreAft: number, range: number): number {
  const miss = halfBeam * sine(foreAft)
  const along = halfBeam * cosine(foreAft) + Math.sqrt(Math.max(0, range * range - miss * miss))
  return fineBearing(along * sine(foreAft), along * cosine(foreAft) - halfBeam)
}

/** Points given as ahead and aside of a hull, as points of the table. */
function onTable(hull: Hull, side: Broadside, points: readonly number[]): Polygon {
  const s = sine(hull.heading)
  const c = cosine(hull.heading)
  const found: Polygon = []
  for (let i = 0; i < points.length; i += 2) {
    const ahead = entry(points, i)
    const aside = side === 'starboard' ? entry(points, i + 1) : -entry(points, i + 1)
    found.push(hull.x + whole(ahead * s + aside * c), hull.y + whole(ahead * c - aside * s))
  }
  return found
}
