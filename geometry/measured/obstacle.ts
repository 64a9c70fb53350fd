import type { Corners } from './corners.ts'
import { cornersOf } from './hull.ts'
import { hullAt, stepsUntilMet } from './motion.ts'
import type { Motion } from './motion.ts'
import { overlapArea } from './overlap-area.ts'
import { cornersMeetPolygon, sideOfBorder } from './polygon.ts'

/** What stopped a hull: its place in the list of hulls or of polygons. */
export interface Contact {
  kind: 'hull' | 'polygon'
  index: number
}

/**
 * What stands in a motion's way, and how far it lets the hull go: never past `limit`, and from
 * step `clearFrom` on only to steps without overlap.
 */
export interface Obstacle extends Contact {
  outline: readonly number[]
  limit: number
  clearFrom: number
}

/**
 * Steps are whole and corners rounded, so a hull that slides along another would catch on it. One
 * that lies within this many thousandths may scrape past as deep, but not end so.
 */
const SCRAPE = 3

/** A hull deep inside an obstacle is looked at every so many steps on its way out. */
const STRIDE = 50

/** A hull in a near miss is looked at at every step; every so many, how far it is clear. */
const LEAP = 16

const ours: Corners = [0, 0, 0, 0, 0, 0, 0, 0]

/** What one outline does to a motion, or nothing where they never come close. */
export function obstacleTo(
  motion: Motion,
  kind: Contact['kind'],
  index: number,
  outline: readonly number[],
): Obstacle | undefined {
  const close = stepsUntilMet(motion, 0, SCRAPE, outline)
  if (close >= motion.most) return undefined
  return { kind, index, outline, ...restrain(motion, outline, close) }
}

type Restraint = Pick<Obstacle, 'limit' | 'clearFrom'>

function restrain(motion: Motion, outline: readonly number[], close: number): Restraint {
  const overlaps = overlapsAt(motion, 0, outline)
  if (overlaps && isDeep(motion, outline)) return escape(motion, outline)
  if (overlaps) return scrape(motion, outline, Infinity)
  if (close === 0) return scrape(motion, outline, 0)
  return { limit: lastClear(motion, outline, Math.floor(close)), clearFrom: Infinity }
}

/** Whether the step this far on overlaps an outline. */
export function overlapsAt(motion: Motion, steps: number, outline: readonly number[]): boolean {
  const hull = hullAt(motion, steps)
  return cornersMeetPolygon(cornersOf(hull, ours), hull.x, hull.y, outline)
}

/** Whether this obstacle lets the hull end its motion here. */
export function isForbidden(motion: Motion, obstacle: Obstacle, steps: number): boolean {
  if (steps > obstacle.limit) return true
  return steps >= obstacle.clearFrom && overlapsAt(motion, steps, obstacle.outline)
}

function isDeep(motion: Motion, outline: readonly number[]): boolean {
  if (stepsUntilMet(motion, 0, -SCRAPE, outline) === 0) return true
  return sideOfBorder(outline, motion.hull.x, motion.hull.y) > 0
}

/** From here on a shade of overlap in passing is let pass; `clearFrom` 0 asks for a clear end. */
function scrape(motion: Motion, outline: readonly number[], clearFrom: number): Restraint {
  const from = clearFrom === Infinity ? 0 : clearFrom
  const met = stepsUntilMet(motion, from, -SCRAPE, outline)
  return { limit: Math.min(motion.most, Math.floor(met)), clearFrom }
}

/** The farthest step before the first overlap, from one known to be clear. */
function lastClear(motion: Motion, outline: readonly number[], from: number): number {
  let steps = from
  while (steps < motion.most) {
    if (overlapsAt(motion, steps + 1, outline)) return steps
    steps += 1
    if (steps % LEAP === 0) steps = leap(motion, outline, steps)
  }
  return motion.most
}

/** Past a near miss there may be open water again. */
function leap(motion: Motion, outline: readonly number[], steps: number): number {
  const close = Math.floor(stepsUntilMet(motion, steps, SCRAPE, outline))
  return Math.min(motion.most, close)
}

/** Out of what a hull is deep in, it may go as long as it gets no deeper. */
function escape(motion: Motion, outline: readonly number[]): Restraint {
  let area = areaAt(motion, 0, outline)
  for (let steps = 0; steps < motion.most;) {
    const next = Math.min(steps + STRIDE, motion.most)
    const nextArea = areaAt(motion, next, outline)
    if (nextArea > area + 1) return { limit: steps, clearFrom: Infinity }
    if (nextArea < 1) return scrape(motion, outline, next)
    area = nextArea
    steps = next
  }
  return { limit: motion.most, clearFrom: Infinity }
}

function areaAt(motion: Motion, steps: number, outline: readonly number[]): number {
  return overlapArea(cornersOf(hullAt(motion, steps), ours), outline)
}
