import { normalise } from '@grognard/geometry/measured/angle.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove, turningUnit } from '../tables/movement.ts'
import { turningAfter } from './path.ts'
import { isInClosedSector, openPartOf, turnOut } from './wind.ts'

/**
 * A lawful path of this length: after each inch the share of the class's turning given by the helm,
 * 1 hard to starboard, -1 hard to port; what is left runs straight on.
 */
export function courseBy(state: State, ship: Ship, length: number, helm: readonly number[]): Leg[] {
  const { turning } = cardOf(state, ship)
  const legs = turnedOut(state, ship)
  let heading = normalise(ship.heading + turnOf(legs))
  let rest = length - costOf(ship, legs)
  let advance = 0
  for (const share of helm) {
    const step = Math.min(turningUnit, rest - advance)
    if (step <= 0) break
    advance += step
    const turn = openPartOf(state, heading, Math.trunc(turningAfter(turning, advance) * share))
    if (turn === 0) continue
    legs.push({ advance, turn })
    heading = normalise(heading + turn)
    rest -= advance
    advance = 0
  }
  if (rest > 0) legs.push({ advance: rest, turn: 0 })
  return legs
}

/** [LOB-066] A path out of the closed sector begins by turning out. */
function turnedOut(state: State, ship: Ship): Leg[] {
  if (!isInClosedSector(state, ship.heading)) return []
  return [{ advance: 0, turn: turnOut(state, ship.heading) }]
}

/** [LOB-066] Turning out uses up the least move, but for a ship whose passed tack carries it round. */
function costOf(ship: Ship, legs: readonly Leg[]): number {
  return legs.length === 0 || ship.manoeuvre === 'tackPassed' ? 0 : leastMove
}

function turnOf(legs: readonly Leg[]): number {
  return legs[0]?.turn ?? 0
}

/** [LOB-102] A path that begins with the turn of a passed tack and then follows the helm. */
export function courseAfterTack(
  state: State,
  ship: Ship,
  length: number,
  tack: number,
  helm: readonly number[],
): Leg[] {
  const about = { ...ship, heading: normalise(ship.heading + tack) }
  if (isInClosedSector(state, about.heading)) return courseBy(state, ship, length, helm)
  return [{ advance: 0, turn: tack }, ...courseBy(state, about, length, helm)]
}
