import { rowOf } from '@grognard/geometry/hex/names.ts'
import {
  areEnemies,
  cardOf,
  distanceBetween,
  fleetOf,
  isFighting,
  isOfTheLine,
} from '../model/ships.ts'
import type { Exit, Ship, State } from '../model/state.ts'
import { EFFECTIVE, NEAR } from './outlook.ts'
import { straightOn } from './reach.ts'

/** What a ship is about beside firing: how well she gets on with it at a place. */
export interface Errand {
  progress(there: Ship): number
}

/** What tells places apart, a hex nearer to where she should be; found by playing. */
const weights = {
  /** While no enemy is in range. */
  far: 0.8,
  /** Beyond the range at which guns tell. */
  near: 0.5,
  escape: 1.5,
}

/** [WS-S-6] Whoever scores by escaping makes for the nearest edge; others come up with an enemy. */
export function errandOf(state: State, ship: Ship): Errand {
  const exits = exitsFor(state, ship)
  if (exits.length > 0) return { progress: there => -weights.escape * wayOut(state, exits, there) }
  const foes = state.ships
    .filter(foe => isFighting(foe) && areEnemies(state, ship, foe))
    .map(foe => straightOn(state, foe))
  return { progress: there => closing(nearest(there, foes)) }
}

function exitsFor(state: State, ship: Ship): Exit[] {
  if (state.rules.victory !== 'escape' || !isOfTheLine(state, ship)) return []
  const { fleet } = cardOf(state, ship)
  if (fleet !== fleetOf(state, ship.seat)) return []
  return state.rules.exits.filter(exit => exit.fleet === fleet)
}

/** Hexes to the nearest edge that is open to her. */
function wayOut({ sheet }: State, exits: readonly Exit[], { q, r }: Ship): number {
  const row = rowOf(q, r)
  const ways: Record<Exit['edge'], number> = {
    west: q - sheet.q,
    east: sheet.q + sheet.columns - q,
    north: row - sheet.row,
    south: sheet.row + sheet.rows - row,
  }
  return Math.max(0, Math.min(...exits.map(({ edge }) => ways[edge])))
}

function nearest(there: Ship, foes: readonly Ship[]): number {
  let least = Infinity
  for (const foe of foes) least = Math.min(least, distanceBetween(there, foe))
  return least
}

/** Nearer is better, most of all as long as nobody is in range. */
function closing(distance: number): number {
  if (distance === Infinity) return 0
  if (distance > NEAR) return -weights.far * (distance - NEAR) - weights.near * (NEAR - EFFECTIVE)
  return -weights.near * Math.max(0, distance - EFFECTIVE)
}
