import { cardOf, fleetOf, isOfTheLine } from '../model/ships.ts'
import type { Exit, Ship, State } from '../model/state.ts'

/** [WS-S-6] She is to leave by an edge. */
export function isEscaping(state: State, ship: Ship): boolean {
  return exitsFor(state, ship).length > 0
}

/** [WS-S-6] The edges by which a ship scores when she leaves. */
export function exitsFor(state: State, ship: Ship): Exit[] {
  if (state.rules.victory !== 'escape' || !isOfTheLine(state, ship)) return []
  const { fleet } = cardOf(state, ship)
  if (fleet !== fleetOf(state, ship.seat)) return []
  return state.rules.exits.filter(exit => exit.fleet === fleet)
}
