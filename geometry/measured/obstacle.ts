import { cornersOverlap, newCorners } from './corners.ts'
import type { Corners } from './corners.ts'
import { entry } from './entry.ts'
import { placeCorners } from './hull.ts'
import { newHull, placeHull, stepsUntilMet } from './motion.ts'
import type { Motion } from './motion.ts'
import { overlapArea } from './overlap-area.ts'
import { cornersMeetPolygon, sideOfBorder } from './polygon.ts'

/** What stopped a hull: its place in the list of hulls or of polygons. */
export interface Contact {
  kind: 'hull' | 'polygon'
  index: number
}

/** Something that may stop a hull: the corners of another, or a polygon. */
export interface Barrier extends Contact {
  outline: number[]
}

/**
 * What stands in a motion's way, and how far it lets the hull go: never past `limit`, and from
 * step `clearFrom` on only to steps without overlap.
 */
export interface Obstacle extends Barrier {
  limit: number
  clearFrom: number
}

/**
 * Steps are whole and corners rounded, so a hull that slides along another would catch on it. One
 * that lies within this many thousandths may scrape past as deep, but not end so.
 */
const SCRAPE = 3

/** How far rounding may put a corner from where a motion has it; an advance rounds the centre too. */
const ROUNDING = { advance: 1.5, turn: 0.75 }

/** A hull deep inside an obstacle is looked at every so many steps on its way out. */
const STRIDE = 50

/** A hull in a near miss is looked at at every step; every so many, how far it is clear. */
const LEAP = 16

const moved = newHull()
const ours = newCorners()
const theirs = newCorners()

/** What one barrier does to a motion, or nothing where they never come close. */
export function obstacleTo(motion: Motion, barrier: Barrier): Obstacle | undefined {
  const close = stepsUntilMet(motion, 0, SCRAPE, barrier.outline)
  if (close >= motion.most) return undefined
  const { kind, index, outline } = barrier
  const { limit, clearFrom } = restrain(motion, barrier, close)
  return { kind, index, outline, limit, clearFrom }
}

type Restraint = Pick<Obstacle, 'limit' | 'clearFrom'>

function restrain(motion: Motion, barrier: Barrier, close: number): Restraint {
  const overlaps = overlapsAt(motion, 0, barrier)
  if (overlaps && isDeep(motion, barrier)) return escape(motion, barrier)
  if (overlaps) return scrape(motion, barrier, Infinity)
  if (close === 0) return scrape(motion, barrier, 0)
  return { limit: lastClear(motion, barrier), clearFrom: Infinity }
}

/** Whether the step this far on overlaps a barrier. */
function overlapsAt(motion: Motion, steps: number, barrier: Barrier): boolean {
  const hull = placeHull(motion, steps, moved)
  const corners = placeCorners(hull, ours)
  if (barrier.kind === 'hull') return cornersOverlap(corners, typed(barrier.outline))
  return cornersMeetPolygon(corners, hull.x, hull.y, barrier.outline)
}

/** The outline last read into `theirs`: a hull that feels its way asks for one again and again. */
let known: readonly number[] = []

/** A hull's outline is its corners: they need not be worked out again. */
function typed(outline: readonly number[]): Corners {
  if (outline === known) return theirs
  for (let i = 0; i < 8; i += 1) theirs[i] = entry(outline, i)
  known = outline
  return theirs
}

/** Whether this obstacle lets the hull end its motion here. */
export function isForbidden(motion: Motion, obstacle: Obstacle, steps: number): boolean {
  if (steps > obstacle.limit) return true
  return steps >= obstacle.clearFrom && overlapsAt(motion, steps, obstacle)
}

function isDeep(motion: Motion, { outline }: Barrier): boolean {
  if (stepsUntilMet(motion, 0, -SCRAPE, outline) === 0) return true
  return sideOfBorder(outline, motion.hull.x, motion.hull.y) > 0
}

/** From here on a shade of overlap in passing is let pass; `clearFrom` 0 asks for a clear end. */
function scrape(motion: Motion, { outline }: Barrier, clearFrom: number): Restraint {
  const from = clearFrom === Infinity ? 0 : clearFrom
  const met = stepsUntilMet(motion, from, -SCRAPE, outline)
  return { limit: Math.min(motion.most, Math.floor(met)), clearFrom }
}

/** The farthest step before the first overlap, of a hull that is clear at the start. */
function lastClear(motion: Motion, barrier: Barrier): number {
  let steps = clearUntil(motion, barrier, 0)
  while (steps < motion.most) {
    if (overlapsAt(motion, steps + 1, barrier)) return steps
    steps += 1
    if (steps % LEAP === 0) steps = clearUntil(motion, barrier, steps)
  }
  return motion.most
}

/** From a clear step, the last one that no rounding can make overlap. */
function clearUntil(motion: Motion, { outline }: Barrier, from: number): number {
  const met = stepsUntilMet(motion, from, ROUNDING[motion.kind], outline)
  return Math.min(motion.most, Math.floor(met))
}

/** Out of what a hull is deep in, it may go as long as it gets no deeper. */
function escape(motion: Motion, barrier: Barrier): Restraint {
  let area = areaAt(motion, 0, barrier)
  for (let steps = 0; steps < motion.most;) {
    const next = Math.min(steps + STRIDE, motion.most)
    const nextArea = areaAt(motion, next, barrier)
    if (nextArea > area + 1) return { limit: steps, clearFrom: Infinity }
    if (nextArea < 1) return scrape(motion, barrier, next)
    area = nextArea
    steps = next
  }
  return { limit: motion.most, clearFrom: Infinity }
}

function areaAt(motion: Motion, steps: number, { outline }: Barrier): number {
  return overlapArea(placeCorners(placeHull(motion, steps, moved), ours), outline)
}
