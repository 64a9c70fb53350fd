import { longestRange, rangeWithWreck } from '../book/tables/ship.ts'
import { bearingSide, isBetween, kindOfShot, rangeBetween } from './bearing.ts'
import { isFarther } from './board.ts'
import { isFighting, isOnBoard } from './ships.ts'
import type { Ship, Side, State } from './state.ts'

/** [SOL-051] Cables from ship to ship; null out of range. */
export function rangeTo(from: Ship, to: Ship): number | null {
  return rangeBetween(to.x - from.x, to.y - from.y)
}

/** [SOL-082] Cables that a ship's guns may be used at: the wreck of a mast keeps them to one. */
export function reachOf(ship: Ship): number {
  return isHeldByWreck(ship) ? rangeWithWreck : longestRange
}

/** [SOL-082] From the moment the mast falls until it is cut away. */
export function isHeldByWreck(ship: Ship): boolean {
  return ship.isWreckHolding || ship.isWreckFallen
}

/** [SOL-059] Option: a third ship on the line of fire. */
export function isBlocked(state: State, from: Ship, to: Ship): boolean {
  if (!state.options.shipsBlockFire) return false
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && isOnBoard(ship) && isBetween(ship, from, to)) return true
  }
  return false
}

/** [SOL-058] The side whose guns, all of them, can be fired at a ship now, or null. */
export function sideOnTarget(state: State, shooter: Ship, target: Ship): Side | null {
  const range = rangeTo(shooter, target)
  if (range === null || range > reachOf(shooter)) return null
  const side = bearingSide(shooter, target)
  if (side === null || isBlocked(state, shooter, target)) return null
  return side
}

/** [SOL-057] Some of these batteries fire a broadside. */
export function hasBroadside(shooter: Ship, batteries: readonly number[], target: Ship): boolean {
  for (let i = 0; i < batteries.length; i++)
    if (kindOfShot(shooter, batteries[i] ?? 0, target) === 'broadside') return true
  return false
}

/** Working batteries of a side from bow to stern; [SOL-061] those not fired yet in its own turn. */
export function workingBatteries(ship: Ship, side: Side, need: 'any' | 'unfired'): number[] {
  const works = ship.batteries[side]
  const fired = ship.fired[side]
  const batteries: number[] = []
  for (let i = 0; i < works.length; i++)
    if (works[i] && (need === 'any' || !fired[i])) batteries.push(i + 1)
  return batteries
}

/** Whether `workingBatteries` would have any; no list is made. */
export function hasBattery(ship: Ship, side: Side, need: 'any' | 'unfired'): boolean {
  const works = ship.batteries[side]
  const fired = ship.fired[side]
  for (let i = 0; i < works.length; i++) if (works[i] && (need === 'any' || !fired[i])) return true
  return false
}

/** The side whose loaded guns can be fired at a ship, or null. */
export function loadedSide(state: State, shooter: Ship, target: Ship): Side | null {
  if (isFarther(shooter, target, longestRange)) return null
  if (target.status !== 'afloat' || target.seat === shooter.seat) return null
  const side = sideOnTarget(state, shooter, target)
  return side !== null && hasBattery(shooter, side, 'unfired') ? side : null
}

/** [SOL-050] Somebody whom her loaded guns can be fired at. */
export function hasTarget(state: State, shooter: Ship): boolean {
  return isFighting(shooter) && state.ships.some(ship => loadedSide(state, shooter, ship) !== null)
}
