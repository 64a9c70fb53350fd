import { rowOf } from '@grognard/geometry/hex/names.ts'
import { areEnemies, cardOf, distanceBetween, isFighting } from '../model/ships.ts'
import type { Exit, Ship, State } from '../model/state.ts'
import { wantsToBoard } from './boarding.ts'
import { exitsFor, isEscaping } from './escapes.ts'
import { NEAR } from './outlook.ts'
import { farOn, straightOn } from './reach.ts'
import { EFFECTIVE } from './manner.ts'
import type { Manner } from './manner.ts'
import { sum } from './worth.ts'

/** What a ship is about beside firing: how well she gets on with it at a place. */
export interface Errand {
  progress(there: Ship): number
  /** She means to lie alongside. */
  boards: boolean
}

/** What tells places apart, a hex nearer to where she should be; found by playing. */
const weights = {
  /** While no enemy is in range. */
  far: 0.8,
  board: 0.8,
  escape: 1.5,
  avoid: 0.5,
  /** Off the sheet and out of it. */
  gone: 20,
  flee: 0.3,
  /** Of where she will be a turn further on. */
  thence: 0.4,
  /** Hexes that an enemy seems farther off for each friend, beyond one, who is nearer to him. */
  crowd: 1.2,
}

/** Nobody goes after an enemy over the edge by which he escapes. */
export function errandOf(state: State, ship: Ship, manner: Manner): Errand {
  const { fleet } = cardOf(state, ship)
  const errand = ownErrand(state, ship, manner)
  const shut = state.rules.exits.filter(exit => exit.fleet !== fleet)
  if (shut.length === 0) return errand
  return {
    ...errand,
    progress: there =>
      errand.progress(there) - (wayOut(state, shut, there) <= 0 ? weights.gone : 0),
  }
}

/** [WS-S-6] Whoever scores by escaping makes for the nearest edge; others come up with an enemy, cripples keep off. */
function ownErrand(state: State, ship: Ship, manner: Manner): Errand {
  const foes = foesFor(state, ship)
  if (isEscaping(state, ship)) return escapeFrom(state, ship, foes)
  if (isCrippled(state, ship))
    return lookingOn(state, there => weights.avoid * Math.min(NEAR, nearest(there, foes)))
  const prey = foes.filter(({ foe }) => wantsToBoard(state, ship, foe))
  const boards = prey.length > 0 && nearest(ship, prey) <= EFFECTIVE
  if (boards) return { progress: there => -weights.board * nearest(there, prey), boards }
  return lookingOn(state, there => closing(nearest(there, foes), manner))
}

function escapeFrom(state: State, ship: Ship, foes: readonly Quarry[]): Errand {
  const exits = exitsFor(state, ship)
  return lookingOn(state, there =>
    exits.length > 0
      ? -weights.escape * wayOut(state, exits, there)
      : weights.flee * nearest(there, foes),
  )
}

function lookingOn(state: State, worth: (there: Ship) => number): Errand {
  return {
    progress: there =>
      (1 - weights.thence) * worth(there) + weights.thence * worth(farOn(state, there)),
    boards: false,
  }
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
  return Math.max(-2, Math.min(...exits.map(({ edge }) => ways[edge])))
}

/** An enemy as he will lie, and by how much farther off he seems. */
interface Quarry {
  foe: Ship
  off: number
}

/** Enemies that several friends are about already seem farther off. */
function foesFor(state: State, ship: Ship): Quarry[] {
  const friends = state.ships.filter(
    other => other !== ship && isFighting(other) && !areEnemies(state, ship, other),
  )
  return state.ships
    .filter(foe => isFighting(foe) && areEnemies(state, ship, foe))
    .map(foe => {
      const own = distanceBetween(ship, foe)
      const nearer = friends.filter(friend => distanceBetween(friend, foe) < own).length
      return { foe: ahead(state, foe), off: weights.crowd * Math.max(0, nearer - 1) }
    })
}

/** Whoever flees is met where he will be. */
function ahead(state: State, foe: Ship): Ship {
  const next = straightOn(state, foe)
  return isEscaping(state, foe) ? straightOn(state, next) : next
}

/** So little is left of her, in parts of what she had, that she is kept out of it; never in a duel. */
const CRIPPLED = 0.25

function isCrippled(state: State, ship: Ship): boolean {
  if (state.rules.victory === 'duel') return false
  const { log } = cardOf(state, ship)
  return ship.hull < CRIPPLED * log.hull || sum(ship.crew) < CRIPPLED * sum(log.crew)
}

function nearest(there: Ship, foes: readonly Quarry[]): number {
  let least = Infinity
  for (const { foe, off } of foes) least = Math.min(least, distanceBetween(there, foe) + off)
  return least
}

/** Nearer is better, most of all as long as nobody is in range. */
function closing(distance: number, { effective, nearness }: Manner): number {
  if (distance === Infinity) return 0
  const near = nearness * Math.max(0, Math.min(NEAR, distance) - effective)
  return -near - weights.far * Math.max(0, distance - NEAR)
}
