import type { Ship } from '../state.ts'

/** [SOL-126] Has this turn, or more, to stay off the board. */
export function isAway(ship: Ship): boolean {
  return ship.status === 'disengaged' && ship.turnsAway > 0
}
