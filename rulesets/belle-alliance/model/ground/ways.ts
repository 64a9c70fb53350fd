import { cornersOf } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { aheadOf, asideOf, offset } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { CONTACT, ZONE_DEPTH } from '../../book/tables/scale.ts'
import type { Segment } from './land.ts'

/**
 * The shortest ways over the melee zone: from the front of one hull to the other, and from the other's
 * corners to that front. A little longer at both ends, so that what only touches is met.
 */
export function waysBetween(from: Hull, to: Hull): Segment[] {
  const front = { ...offset(from, from.length / 2, 0), heading: from.heading }
  const edge: Hull = { ...front, length: 0, beam: from.beam }
  const starts = [-from.beam / 2, 0, from.beam / 2].map(aside => offset(front, 0, aside))
  const ways = [
    ...starts.map(start => ({ start, end: nearestOn(to, start) })),
    ...pointsOf(to).map(end => ({ start: nearestOn(edge, end), end })),
  ]
  return ways.filter(isInZone).map(({ start, end }) => prolonged(start, end, 2 * CONTACT))
}

interface Way {
  start: Point
  end: Point
}

function isInZone({ start, end }: Way): boolean {
  const length = distance(start, end)
  return length > 0 && length <= ZONE_DEPTH + CONTACT
}

/** The point of a hull that is nearest to a point. */
export function nearestOn(hull: Hull, { x, y }: Point): Point {
  const ahead = within(aheadOf(hull, x, y), hull.length / 2)
  const aside = within(asideOf(hull, x, y), hull.beam / 2)
  return offset(hull, ahead, aside)
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/** The line from start to end, longer by so much at both ends, 1/1000 cm. */
function prolonged(start: Point, end: Point, by: number): Segment {
  const part = by / Math.max(1, distance(start, end))
  const dx = whole((end.x - start.x) * part)
  const dy = whole((end.y - start.y) * part)
  return { ax: start.x - dx, ay: start.y - dy, bx: end.x + dx, by: end.y + dy }
}

/** 1/1000 cm, unrounded. */
export function distance(one: Point, other: Point): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Where on a way something becomes other than it was: the last point before, the first after, and what. */
export interface Change<T> {
  before: number
  after: number
  found: T
}

/** To 1/1000 cm, as exact as places are. */
const EXACT = 1

/** The first change on a way of this length that is looked at in such steps; null if it stays the same. */
export function firstChange<T>(
  length: number,
  step: number,
  at: (way: number) => T,
  isSame: (found: T) => boolean,
): Change<T> | null {
  for (let before = 0; before < length; before += step) {
    const after = Math.min(length, before + step)
    const found = at(after)
    if (!isSame(found)) return narrowed({ before, after, found }, at, isSame)
  }
  return null
}

function narrowed<T>(
  change: Change<T>,
  at: (way: number) => T,
  isSame: (found: T) => boolean,
): Change<T> {
  const { before, after } = change
  if (after - before <= EXACT) return change
  const middle = (before + after) / 2
  const found = at(middle)
  const half = isSame(found) ? { ...change, before: middle } : { before, after: middle, found }
  return narrowed(half, at, isSame)
}

function pointsOf(hull: Hull): Point[] {
  const corners = cornersOf(hull)
  return [0, 2, 4, 6].map(i => ({ x: entry(corners, i), y: entry(corners, i + 1) }))
}
