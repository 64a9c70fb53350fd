import type { Point, Pose } from '@grognard/geometry'
import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import { sideOfLine } from '@grognard/geometry/measured/segment.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { edgesOf } from '../footprint.ts'
import type { Edge, Standing } from '../footprint.ts'

/** Whole numbers seldom lie on a slanting border: up to one thousandth beyond it counts as on it. */
const BORDER = 1

/** A front from which one looks outwards at both corners, at most `half` from straight ahead. */
export interface Field {
  front: Pose
  left: Point
  right: Point
  /** 1/100 degree. */
  half: number
}

/** What of an edge lies in a field, as parts of its length from a (0) to b (1). */
export interface Stretch {
  edge: Edge
  from: number
  to: number
}

/** [BA-3.1.3-02] The edges of a target that face somebody there, as far as they lie in the field. */
export function stretchesIn(field: Field, target: Standing): Stretch[] {
  return edgesOf(target).flatMap(edge => {
    if (!isFacing(edge, field.front)) return []
    const found = clip(edge, field)
    return found ? [found] : []
  })
}

/** Whether the edge can be seen from a point outside. */
function isFacing({ ax, ay, bx, by }: Edge, { x, y }: Point): boolean {
  return sideOfLine(ax, ay, bx, by, x, y) > 0
}

/** How far a point lies inside each border; below zero outside. */
function marginsOf({ front, left, right, half }: Field, x: number, y: number): number[] {
  const { heading } = front
  return [
    aheadOf(front, x, y),
    asideOf({ ...left, heading: heading - half }, x, y),
    -asideOf({ ...right, heading: heading + half }, x, y),
  ]
}

function clip(edge: Edge, field: Field): Stretch | null {
  const starts = marginsOf(field, edge.ax, edge.ay)
  const ends = marginsOf(field, edge.bx, edge.by)
  let [from, to] = [0, 1]
  for (const [i, start] of starts.entries()) {
    const end = ends[i] ?? 0
    if (start < -BORDER && end < -BORDER) return null
    if (start < 0 && end > 0) from = Math.max(from, start / (start - end))
    if (end < 0 && start > 0) to = Math.min(to, start / (start - end))
  }
  return from <= to ? { edge, from, to } : null
}

/** The point at a part of an edge. */
function pointOn({ ax, ay, bx, by }: Edge, part: number): Point {
  return { x: whole(ax + part * (bx - ax)), y: whole(ay + part * (by - ay)) }
}

/** The point of a stretch nearest to a point. */
export function nearestIn({ edge, from, to }: Stretch, { x, y }: Point): Point {
  const { ax, ay, bx, by } = edge
  const [ex, ey] = [bx - ax, by - ay]
  const squared = ex * ex + ey * ey
  const part = squared === 0 ? 0 : ((x - ax) * ex + (y - ay) * ey) / squared
  return pointOn(edge, Math.max(from, Math.min(to, part)))
}

/** Points along a stretch, its middle first, at most so far apart, 1/1000 cm. */
export function pointsAlong({ edge, from, to }: Stretch, apart: number): Point[] {
  const { ax, ay, bx, by } = edge
  const length = (to - from) * Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  const steps = 2 * Math.ceil(length / apart / 2)
  const middle = pointOn(edge, (from + to) / 2)
  if (steps === 0) return [middle]
  const others = Array.from({ length: steps + 1 }, (_, i) =>
    pointOn(edge, from + ((to - from) * i) / steps),
  )
  return [middle, ...others]
}
