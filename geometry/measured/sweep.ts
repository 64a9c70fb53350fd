import { cornersOf } from './hull.ts'
import type { Hull } from './hull.ts'
import { isHullNear, isPolygonNear, newTrack, placeHull, placeTrack } from './motion.ts'
import type { Motion, Track } from './motion.ts'
import { isForbidden, obstacleTo } from './obstacle.ts'
import type { Contact, Obstacle } from './obstacle.ts'
import type { Polygon } from './polygon.ts'
import type { Pose } from './pose.ts'

/** Straight ahead by so many thousandths, then a turn on the centre, clockwise positive. */
export interface Leg {
  advance: number
  turn: number
}

export interface AdvanceSweep {
  travelled: number
  contact: Contact | null
}

export interface TurnSweep {
  turned: number
  contact: Contact | null
}

export interface LegsSweep {
  pose: Pose
  travelled: number
  contact: Contact | null
  /** The pose at the end of each leg; the last one is `pose`. */
  poses: Pose[]
}

/**
 * How far a hull goes straight ahead, at most this far, before it would overlap a hull or polygon,
 * and what stops it. What it touches or overlaps at the start it may leave. The hull itself may
 * stand in the list.
 */
export function sweepAdvance(
  hull: Hull,
  distance: number,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): AdvanceSweep {
  const motion = advanceOf(hull, distance)
  const contact = sweep(motion, hull, hulls, polygons)
  return { travelled: motion.most, contact }
}

/** Whether `sweepAdvance` gets the hull ahead at all; quicker than asking how far. */
export function canAdvance(
  hull: Hull,
  distance: number,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): boolean {
  const motion = advanceOf(hull, distance)
  const obstacles = obstaclesTo(motion, hull, hulls, polygons)
  for (let steps = 1; steps <= motion.most; steps += 1)
    if (!isForbiddenByAny(motion, obstacles, steps)) return true
  return false
}

/** `sweepAdvance` for a turn on the centre; `turned` has the sign of the angle. */
export function sweepTurn(
  hull: Hull,
  angle: number,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): TurnSweep {
  const motion = turnOf(hull, angle)
  const contact = sweep(motion, hull, hulls, polygons)
  return { turned: angle < 0 ? 0 - motion.most : motion.most, contact }
}

/** A whole move, leg by leg, up to its end or the first contact. */
export function sweepLegs(
  hull: Hull,
  legs: readonly Leg[],
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): LegsSweep {
  const { x, y, heading, length, beam } = hull
  const at: Hull = { x, y, heading, length, beam }
  const poses: Pose[] = []
  let travelled = 0
  for (const leg of legs) {
    const ahead = advanceOf(at, leg.advance)
    const contact =
      carry(ahead, hull, hulls, polygons) ?? carry(turnOf(at, leg.turn), hull, hulls, polygons)
    travelled += ahead.most
    poses.push(poseOf(at))
    if (contact !== null) return { pose: poseOf(at), travelled, contact, poses }
  }
  return { pose: poseOf(at), travelled, contact: null, poses }
}

/** Puts the hull in motion where its motion ends; returns what stops it. */
function carry(
  motion: Motion,
  self: Hull,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): Contact | null {
  const contact = sweep(motion, self, hulls, polygons)
  placeHull(motion, motion.most, motion.hull)
  return contact
}

function poseOf(hull: Hull): Pose {
  return { x: hull.x, y: hull.y, heading: hull.heading }
}

function advanceOf(hull: Hull, distance: number): Motion {
  return { kind: 'advance', hull, most: Math.max(0, Math.floor(distance)) | 0, isClockwise: true }
}

function turnOf(hull: Hull, angle: number): Motion {
  return { kind: 'turn', hull, most: Math.floor(Math.abs(angle)) | 0, isClockwise: angle > 0 }
}

/**
 * Shortens a motion to what stands in its way and returns what stops it. `self` is the row of the
 * moving hull in the list of hulls.
 */
function sweep(
  motion: Motion,
  self: Hull,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): Contact | null {
  const wanted = motion.most
  if (wanted === 0) return null
  const obstacles = obstaclesTo(motion, self, hulls, polygons)
  return obstacles.length === 0 ? null : settle(motion, wanted, obstacles)
}

const track = newTrack()

/** What stands in the way; each thing found shortens the motion to where it lets the hull go. */
function obstaclesTo(
  motion: Motion,
  self: Hull,
  hulls: readonly Hull[],
  polygons: readonly Polygon[],
): Obstacle[] {
  const obstacles: Obstacle[] = []
  if (hulls.length === 0 && polygons.length === 0) return obstacles
  placeTrack(motion, track)
  addHulls(obstacles, motion, track, self, hulls)
  addPolygons(obstacles, motion, track, polygons)
  return obstacles
}

function addHulls(
  obstacles: Obstacle[],
  motion: Motion,
  track: Track,
  self: Hull,
  hulls: readonly Hull[],
): void {
  let index = 0
  for (const hull of hulls) {
    if (motion.most === 0) return
    if (hull !== self && isHullNear(track, hull)) {
      addObstacle(
        obstacles,
        motion,
        obstacleTo(motion, { kind: 'hull', index, outline: cornersOf(hull) }),
      )
    }
    index += 1
  }
}

function addPolygons(
  obstacles: Obstacle[],
  motion: Motion,
  track: Track,
  polygons: readonly Polygon[],
): void {
  let index = 0
  for (const polygon of polygons) {
    if (isPolygonNear(track, polygon)) {
      addObstacle(
        obstacles,
        motion,
        obstacleTo(motion, { kind: 'polygon', index, outline: polygon }),
      )
    }
    index += 1
  }
}

function addObstacle(obstacles: Obstacle[], motion: Motion, found: Obstacle | undefined): void {
  if (found === undefined) return
  obstacles.push(found)
  motion.most = Math.min(motion.most, found.limit)
}

function isForbiddenByAny(motion: Motion, obstacles: readonly Obstacle[], steps: number): boolean {
  for (const obstacle of obstacles) if (isForbidden(motion, obstacle, steps)) return true
  return false
}

/** Goes back to the farthest step all obstacles allow; the first that forbids the step after it. */
function settle(motion: Motion, wanted: number, obstacles: readonly Obstacle[]): Contact | null {
  while (motion.most > 0 && isForbiddenByAny(motion, obstacles, motion.most)) motion.most -= 1
  if (motion.most === wanted) return null
  for (const obstacle of obstacles)
    if (isForbidden(motion, obstacle, motion.most + 1))
      return { kind: obstacle.kind, index: obstacle.index }
  return null
}
