import { cosine, sine } from './angle.ts'
import { aheadUntilMet, turnUntilMet } from './box.ts'
import { entry } from './entry.ts'
import { reachOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { placeAdvanced, placeTurned } from './pose.ts'

/** One movement of one hull: `most` whole steps, thousandths ahead or hundredths of a turn. */
export interface Motion {
  kind: 'advance' | 'turn'
  hull: Hull
  most: number
  isClockwise: boolean
}

/** The hull after this many steps, put where no hull has to be made for it: in its own place too. */
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

/** Where a motion can reach at all, widely: two ends of a track and how far the hull sticks out. */
export interface Track {
  x: number
  y: number
  sine: number
  cosine: number
  ahead: number
  /** Beyond its ends. */
  reach: number
  /** To either side. */
  width: number
}

/** More than a hull scrapes past another and rounding together, 1/1000 in. */
const MARGIN = 5

/** A place to put a track, to be used again and again. */
export function newTrack(): Track {
  return { x: 0, y: 0, sine: 0, cosine: 0, ahead: 0, reach: 0, width: 0 }
}

export function placeTrack(motion: Motion, into: Track): Track {
  const { hull, kind, most } = motion
  const isAdvance = kind === 'advance'
  into.x = hull.x
  into.y = hull.y
  into.sine = sine(hull.heading)
  into.cosine = cosine(hull.heading)
  into.ahead = isAdvance ? most : 0
  into.reach = reachOf(hull) + MARGIN
  into.width = isAdvance ? hull.beam / 2 + MARGIN : into.reach
  return into
}

export function isHullNear(track: Track, hull: Hull): boolean {
  const dx = hull.x - track.x
  const dy = hull.y - track.y
  const other = reachOf(hull)
  if (Math.abs(dx * track.cosine - dy * track.sine) > track.width + other) return false
  const along = dx * track.sine + dy * track.cosine
  return along >= -track.reach - other && along <= track.ahead + track.reach + other
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
