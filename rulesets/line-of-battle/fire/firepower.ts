import { cardOf, hasLost } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { halfCrewFirepower, halfLost } from '../tables/damage.ts'
import { nationTraits } from '../tables/nations.ts'

/** [LOB-131] [LOB-243] The strength of each side of a ship with a whole crew. */
export function fullFirepower(state: State, ship: Ship): number {
  const { firepower } = cardOf(state, ship)
  return state.options.nations ? firepower + nationTraits[ship.nation].firepower : firepower
}

/** [LOB-150] [LOB-154] Half a crew that serves both sides fires with less; not below 0. */
export function firepowerOf(state: State, ship: Ship): number {
  const full = fullFirepower(state, ship)
  if (ship.halfCrew === 'oneSide' || !hasHalfCrew(state, ship)) return full
  return Math.max(0, full + halfCrewFirepower)
}

/** [LOB-150] At least half the crew is lost. */
export function hasHalfCrew(state: State, ship: Ship): boolean {
  return hasLost(state, ship, 'crew', halfLost)
}
