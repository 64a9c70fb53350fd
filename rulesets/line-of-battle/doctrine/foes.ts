import { hullDistance, reachOf } from '@grognard/geometry/measured/hull.ts'
import { isActiveEnemy } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { rangeBands } from '../tables/fire.ts'
import { shotIn, shotWorth } from './gunnery.ts'
import { weights } from './weights.ts'

/** Enemies on the board that can still fight. */
export function foesOf(state: State, ship: Ship): Ship[] {
  return state.ships.filter(other => isActiveEnemy(state, ship, other))
}

/** An enemy and what stays the same of her wherever a ship goes; reckoned once for all her courses. */
export interface Foe {
  ship: Ship
  reach: number
  /** What a broadside given to her is worth in each range band, and one taken from her. */
  dealt: readonly number[]
  taken: readonly number[]
}

/** The foes of a ship, those that lie nearest to her now first. */
export function facing(state: State, ship: Ship): Foe[] {
  return foesOf(state, ship)
    .map(foe => ({ foe, away: squareTo(ship, foe) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ foe }) => foeFor(state, ship, foe))
}

function foeFor(state: State, ship: Ship, foe: Ship): Foe {
  const sure = certainty(foe)
  return {
    ship: foe,
    reach: reachOf(foe),
    dealt: byBand(state, ship, foe, sure * weights.dealt),
    taken: foe.isFleeing ? none : byBand(state, foe, ship, sure * weights.taken),
  }
}

const none = rangeBands.map(() => 0)

/** The ranges of all shot are ends of bands, so that a band is either within them or not. */
function byBand(state: State, shooter: Ship, target: Ship, factor: number): number[] {
  const shot = shotIn(shooter)
  return rangeBands.map(({ upTo }) => shotWorth(state, shooter, target, shot, upTo) * factor)
}

/** An enemy that has moved stays where she is until the guns speak. */
function certainty(enemy: Ship): number {
  return enemy.hasMoved || enemy.isAnchored || enemy.agroundSince !== null ? 1 : weights.foresight
}

function squareTo(one: Ship, other: Ship): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy
}

/** Never more than the distance of the hulls, cheaply. */
export function leastDistance(ship: Ship, reach: number, foe: Foe): number {
  return Math.sqrt(squareTo(ship, foe.ship)) - reach - foe.reach - 1
}

/** The place of the range band that a foe lies in; the number of bands where she is beyond the last. */
export function bandOf(ship: Ship, foe: Foe, least: number): number {
  const nearest = bandAt(least)
  const most = Math.sqrt(squareTo(ship, foe.ship)) - (ship.beam + foe.ship.beam) / 2 + 1
  return bandAt(most) === nearest ? nearest : bandAt(hullDistance(ship, foe.ship))
}

const ends = rangeBands.map(({ upTo }) => upTo)

function bandAt(distance: number): number {
  let band = 0
  for (const end of ends) {
    if (distance <= end) return band
    band += 1
  }
  return band
}
