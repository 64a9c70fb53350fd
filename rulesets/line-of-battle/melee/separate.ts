import { cosine, normalise, sine } from '@grognard/geometry/measured/angle.ts'
import { hullMeetsPolygon, hullsOverlap } from '@grognard/geometry/measured/index.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { groundAgainst } from '../movement/voyage.ts'
import { isInMelee, shipOf } from '../ships.ts'
import type { Melee, Ship, State } from '../state.ts'
import { breakOffDistance } from '../tables/melee.ts'
import type { BrokenOff } from './events.ts'

/** A ship in the way shortens the push by steps of this much, 1/1000 in. */
const STEP = 50

/** [LOB-170] Each ship moves an inch straight away from the other, or as far as there is water. */
export function partedBy(state: State, melee: Melee): BrokenOff {
  const attacker = shipOf(state, melee.attacker)
  const defender = shipOf(state, melee.defender)
  const away = headingApart(attacker, defender)
  const attackerAt = pushed(state, attacker, defender, normalise(away + HALF_TURN))
  const defenderAt = pushed(state, defender, attacker, away)
  return {
    kind: 'brokenOff',
    melee: melee.id,
    attacker: attacker.id,
    attackerX: attackerAt.x,
    attackerY: attackerAt.y,
    defender: defender.id,
    defenderX: defenderAt.x,
    defenderY: defenderAt.y,
  }
}

/** The direction from one hull to the other square to the sides that face each other. */
export function headingApart(from: Ship, to: Ship): number {
  let best = from.heading
  let widest = -Infinity
  for (const hull of [from, to])
    for (const axis of [hull.heading, hull.heading + QUARTER_TURN]) {
      const along = (to.x - from.x) * sine(axis) + (to.y - from.y) * cosine(axis)
      const gap = Math.abs(along) - halfAlong(from, axis) - halfAlong(to, axis)
      if (gap <= widest) continue
      widest = gap
      best = along < 0 ? axis + HALF_TURN : axis
    }
  return normalise(best)
}

/** How far a hull reaches from its centre along a heading. */
function halfAlong(hull: Ship, heading: number): number {
  const turn = heading - hull.heading
  return (Math.abs(cosine(turn)) * hull.length + Math.abs(sine(turn)) * hull.beam) / 2
}

/** A ship aground or in another melee is held where it lies. */
function pushed(state: State, ship: Ship, other: Ship, heading: number): Point {
  if (ship.agroundSince !== null || isInMelee(state, ship)) return ship
  for (let distance = breakOffDistance; distance > 0; distance -= STEP) {
    const { x, y } = advance({ x: ship.x, y: ship.y, heading }, distance)
    if (isFree(state, { ...ship, x, y }, other)) return { x, y }
  }
  return ship
}

function isFree(state: State, hull: Ship, other: Ship): boolean {
  if (hull.x < 0 || hull.y < 0 || hull.x > state.width || hull.y > state.height) return false
  for (const ship of state.ships) {
    if (ship.id === hull.id || ship.id === other.id || ship.status !== 'afloat') continue
    if (hullsOverlap(hull, ship)) return false
  }
  return !groundAgainst(state, hull).some(polygon => hullMeetsPolygon(hull, polygon))
}
