import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon, hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import type { Polygon } from '@grognard/geometry/measured/polygon.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import { FULL_TURN, INCH, whole } from '@grognard/geometry/measured/units.ts'
import { isOnBoard } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { refloatDistance } from '../tables/grounding.ts'
import { groundAgainst } from './voyage.ts'

/** How finely and how far a free spot is looked for, 1/1000 in and parts of a circle. */
const STEP = 250
const FARTHEST = 12 * INCH
const DIRECTIONS = 24

/**
 * [LOB-095] Where a ship afloat again lies on this heading: astern of where it ran on, the hull 2 in
 * off the obstacle, or the free spot nearest to that. Undefined where there is none.
 */
export function berthFor(state: State, ship: Ship, heading: number): Hull | undefined {
  const ground = groundAgainst(state, ship)
  const obstacle = obstacleOf(ship, ground)
  const spot = backedOff(ship, heading, obstacle)
  if (isFree(state, ship, spot, ground)) return spot
  return nearestFree(state, ship, spot, ground, obstacle)
}

/** The ground the ship sits on: the nearest. */
function obstacleOf(ship: Ship, ground: readonly Polygon[]): Polygon | undefined {
  let nearest: Polygon | undefined
  let least = Infinity
  for (const polygon of ground) {
    const distance = distanceToPolygon(ship, polygon)
    if (distance < least) nearest = polygon
    least = Math.min(least, distance)
  }
  return nearest
}

/** Straight back along its wake by the fewest thousandths that put the hull so far off. */
function backedOff(ship: Ship, heading: number, obstacle: Polygon | undefined): Hull {
  const at = (back: number): Hull => hullAt(ship, advance(ship, -back), heading)
  const isOff = (back: number) =>
    !obstacle || distanceToPolygon(at(back), obstacle) >= refloatDistance
  let far = 0
  while (far < FARTHEST && !isOff(far)) far += STEP
  let near = Math.max(0, far - STEP)
  while (far - near > 1) {
    const middle = whole((near + far) / 2)
    if (isOff(middle)) far = middle
    else near = middle
  }
  return at(far)
}

function hullAt(ship: Ship, point: { x: number; y: number }, heading: number): Hull {
  return { x: point.x, y: point.y, heading, length: ship.length, beam: ship.beam }
}

function isFree(state: State, ship: Ship, hull: Hull, ground: readonly Polygon[]): boolean {
  if (hull.x < 0 || hull.y < 0 || hull.x > state.width || hull.y > state.height) return false
  if (ground.some(polygon => hullMeetsPolygon(hull, polygon))) return false
  return !state.ships.some(other => other !== ship && isOnBoard(other) && hullsOverlap(hull, other))
}

/** Circles of growing radius around the spot, on none nearer to the obstacle than asked. */
function nearestFree(
  state: State,
  ship: Ship,
  spot: Hull,
  ground: readonly Polygon[],
  obstacle: Polygon | undefined,
): Hull | undefined {
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const hull = around(ship, spot, radius, (direction * FULL_TURN) / DIRECTIONS)
      if (obstacle && distanceToPolygon(hull, obstacle) < refloatDistance) continue
      if (isFree(state, ship, hull, ground)) return hull
    }
  return undefined
}

function around(ship: Ship, spot: Hull, radius: number, direction: number): Hull {
  const x = spot.x + whole(radius * sine(direction))
  const y = spot.y + whole(radius * cosine(direction))
  return hullAt(ship, { x, y }, spot.heading)
}
