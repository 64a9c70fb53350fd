import { HALF_TURN, bearing, normalise } from '@grognard/geometry'
import type { Message } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { distanceBetween } from '../formation/zone.ts'
import { DEGREE } from '../measures.ts'
import type { ForcedMove, State, Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { areEnemies, isOnBoard, unitOf } from '../units.ts'
import { straightAways } from './course.ts'

const COMPASS = [0, 4500, -4500, 9000, -9000, 13_500, -13_500, 18_000]

/** [BA-5.3.1-02] Of the whole degrees inside the cone some, up to the last on either side. */
const ASIDE = [angles.retreat / 3, (2 * angles.retreat) / 3, angles.retreat - DEGREE]
const CONE = [0, ...ASIDE.flatMap(aside => [aside, -aside])]

/** Directions worth choosing from, 1/100 degree, the safest first. */
export function headingsFor(state: State, move: ForcedMove): number[] {
  const lines = straightAways(state, move)
  if (lines.length > 0) return [...new Set([...lines, ...lines.flatMap(line => turns(line, CONE))])]
  return turns(awayFromEnemies(state, unitOf(state, move.unit)), COMPASS)
}

function turns(heading: number, angles: readonly number[]): number[] {
  const even = Math.round(heading / DEGREE) * DEGREE
  return angles.map(angle => normalise(even + angle))
}

/** Straight away from the nearest enemy; where there is none, to the rear. */
function awayFromEnemies(state: State, unit: Unit): number {
  const enemies = state.units.filter(other => isOnBoard(other) && areEnemies(unit, other))
  const [first] = enemies
  if (!first) return normalise(unit.heading + HALF_TURN)
  const nearest = enemies.reduce(
    (best, enemy) => (distanceBetween(unit, enemy) < distanceBetween(unit, best) ? enemy : best),
    first,
  )
  const from = centreOf(nearest)
  const to = centreOf(unit)
  return bearing(from.x, from.y, to.x, to.y)
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']
const BETWEEN_POINTS = 4500

/** A heading by the nearest point of the compass, for the map has north at the top. */
export function compassOf(heading: number): Message {
  const point = POINTS[Math.round(heading / BETWEEN_POINTS) % POINTS.length] ?? 'n'
  return { key: `ba.compass.${point}` }
}
