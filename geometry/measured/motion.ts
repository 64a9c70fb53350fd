import { cosine, sine } from './angle.ts'
import { aheadUntilMet, turnUntilMet } from './box.ts'
import { entry } from './entry.ts'
import { reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { advance, placeAdvanced, placeTurned, turn } from './pose.ts'
import type { Pose } from './pose.ts'

/** One movement of one hull: `most` whole steps, thousandths ahead or hundredths of a turn. */
export interface Motion {
  kind: 'advance' | 'turn'
  hull: Hull
  most: number
  isClockwise: boolean
}

/** The hull after this many steps. */
export function hullAt(motion: Motion, steps: number): Hull {
  const { length, beam } = motion.hull
  const { x, y, heading } = poseAt(motion, steps)
  return { x, y, heading, length, beam }
}

/** The same, put where no hull has to be made for it. */
export function placeHull(motion: Motion, steps: number, into: Hull): Hull {
  const { kind, hull, isClockwise } = motion
  if (kind === 'advance') placeAdvanced(hull, steps, into)
  else placeTurned(hull, isClockwise ? steps : -steps, into)
  into.length = hull.length
  into.beam = hull.beam
  return into
}

/** A place to put a hull, to be used again and again. */
export function newHull(): Hull {
  return { x: 0, y: 0, heading: 0, length: 0, beam: 0 }
}

const reached = newHull()

export function poseAt(motion: Motion, steps: number): Pose {
  if (motion.kind === 'advance') return advance(motion.hull, steps)
  return turn(motion.hull, motion.isClockwise ? steps : -steps)
}

/** Steps from here until the hull, grown by this much, gets into an outline's border; or Infinity. */
export function stepsUntilMet(
  motion: Motion,
  from: number,
  grown: number,
  outline: readonly number[],
): number {
  const hull = from === 0 ? motion.hull : placeHull(motion, from, reached)
  if (motion.kind === 'advance') return from + aheadUntilMet(hull, grown, outline)
  return from + turnUntilMet(hull, motion.isClockwise, grown, outline)
}

/** Where a motion can reach at all, widely: two ends of a track and the width of it. */
export interface Track {
  x: number
  y: number
  sine: number
  cosine: number
  ahead: number
  reach: number
}

export function trackOf(motion: Motion): Track {
  const { hull, kind, most } = motion
  return {
    x: hull.x,
    y: hull.y,
    sine: sine(hull.heading),
    cosine: cosine(hull.heading),
    ahead: kind === 'advance' ? most : 0,
    reach: reachOf(hull) + 1,
  }
}

export function isHullNear(track: Track, hull: Hull): boolean {
  const dx = hull.x - track.x
  const dy = hull.y - track.y
  const reach = track.reach + (hull.length + hull.beam) / 2
  const aside = dx * track.cosine - dy * track.sine
  if (aside > reach || aside < -reach) return false
  const along = dx * track.sine + dy * track.cosine
  return along >= -reach && along <= track.ahead + reach
}

export function isPolygonNear(track: Track, polygon: readonly number[]): boolean {
  const endX = track.x + track.ahead * track.sine
  const endY = track.y + track.ahead * track.cosine
  return (
    isSpanNear(
      polygon,
      0,
      Math.min(track.x, endX) - track.reach,
      Math.max(track.x, endX) + track.reach,
    ) &&
    isSpanNear(
      polygon,
      1,
      Math.min(track.y, endY) - track.reach,
      Math.max(track.y, endY) + track.reach,
    )
  )
}

/** Whether a polygon's extent in x (axis 0) or y (axis 1) comes between these limits. */
function isSpanNear(
  polygon: readonly number[],
  axis: number,
  least: number,
  most: number,
): boolean {
  let isAbove = false
  let isBelow = false
  for (let i = axis; i < polygon.length; i += 2) {
    const value = entry(polygon, i)
    if (value >= least) isAbove = true
    if (value <= most) isBelow = true
    if (isAbove && isBelow) return true
  }
  return false
}
