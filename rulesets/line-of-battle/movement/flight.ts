import { normalise } from '@grognard/geometry/measured/angle.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove, turningUnit } from '../tables/movement.ts'
import { turningAfter } from './path.ts'
import { speedOf } from './speed.ts'
import { isInClosedSector, openTurnTo, turnOut } from './wind.ts'

/**
 * [LOB-203] [LOB-211] The path of a fleeing ship: at full speed, turning towards the edge after each
 * inch as its class turns; without a rudder straight ahead.
 */
export function flightPath(state: State, ship: Ship, edge: number): Leg[] {
  const speed = speedOf(state, ship, ship.isAnchored)
  if (ship.rudderTurns > 0) return [{ advance: speed, turn: 0 }]
  const { turning } = cardOf(state, ship)
  const legs = firstOut(state, ship)
  let heading = normalise(ship.heading + (legs[0]?.turn ?? 0))
  let rest = speed - (legs.length > 0 ? leastMove : 0)
  while (rest > 0) {
    const wished = openTurnTo(state, heading, edge)
    const advance = wished === 0 ? rest : Math.min(turningUnit, rest)
    const most = turningAfter(turning, advance)
    const turn = Math.max(-most, Math.min(most, wished))
    legs.push({ advance, turn })
    heading = normalise(heading + turn)
    rest -= advance
  }
  return legs
}

/** [LOB-066] Caught in the closed sector it turns out first. */
function firstOut(state: State, ship: Ship): Leg[] {
  if (!isInClosedSector(state, ship.heading)) return []
  return [{ advance: 0, turn: turnOut(state, ship.heading) }]
}
