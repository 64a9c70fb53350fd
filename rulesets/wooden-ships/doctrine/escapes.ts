import { cardOf, fleetOf, isOfTheLine } from '../model/ships.ts'
import type { Exit, Ship, State } from '../model/state.ts'

/** [WS-262] The fleet that wins by being gone, where no edge is named. */
const FLEEING = 1

/** [WS-S-6] She is to get away: by an edge, where there are such, or as far off as she can. */
export function isEscaping(state: State, ship: Ship): boolean {
  const { rules } = state
  if (rules.victory !== 'escape') return false
  const { fleet } = cardOf(state, ship)
  if (fleet !== fleetOf(state, ship.seat)) return false
  if (rules.exits.length === 0) return fleet === FLEEING
  return isOfTheLine(state, ship) && exitsFor(state, ship).length > 0
}

/** [WS-S-6] The edges by which her fleet gets away. */
export function exitsFor(state: State, ship: Ship): Exit[] {
  const { fleet } = cardOf(state, ship)
  return state.rules.exits.filter(exit => exit.fleet === fleet)
}
