import { allows } from '@grognard/umpire'
import { longestRange, rangeWithWreck } from '../book/tables/ship.ts'
import type { SolRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { bearingSide, isBetween, kindOfShot, rangeBetween } from './bearing.ts'
import { isFarther } from './board.ts'
import { shipName } from './names.ts'
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

/** A ship that would fire at another. */
export interface Aiming {
  state: State
  shooter: Ship
  target: Ship
}

export const shipNames = ({ shooter, target }: Aiming) => ({
  ship: shipName(shooter),
  target: shipName(target),
})

const isBeyond = ({ shooter, target }: Aiming, cables: number) =>
  (rangeTo(shooter, target) ?? cables + 1) > cables

/** Whether one ship may fire at another at all: what they are, and how far apart. */
export const aimRefusals: readonly SolRefusal<Aiming>[] = [
  stop('SOL-115', 'sol.refuse.prizeCannotFight', ({ shooter }) => shooter.isPrize, shipNames),
  stop('SOL-126', 'sol.refuse.shooterAway', ({ shooter }) => !isFighting(shooter), shipNames),
  stop(
    'SOL-050',
    'sol.refuse.ownShip',
    ({ shooter, target }) => target.seat === shooter.seat,
    shipNames,
  ),
  stop(
    'SOL-121',
    'sol.refuse.targetSurrendered',
    ({ target }) => target.status === 'surrendered',
    shipNames,
  ),
  stop('SOL-129', 'sol.refuse.targetGone', ({ target }) => target.status !== 'afloat', shipNames),
  stop(
    'SOL-052',
    'sol.refuse.outOfRange',
    s => isBeyond(s, longestRange),
    s => ({ ...shipNames(s), cables: longestRange }),
  ),
  refuse(
    'SOL-082',
    'sol.refuse.wreckLimitsRange',
    s => isHeldByWreck(s.shooter) && isBeyond(s, rangeWithWreck),
    s => ({ ...shipNames(s), cables: rangeWithWreck }),
  ),
  refuse(
    'SOL-059',
    'sol.refuse.shipInTheWay',
    ({ state, shooter, target }) => isBlocked(state, shooter, target),
    shipNames,
  ),
]

const mayAim = allows(aimRefusals)

/** [SOL-058] The side whose guns, all of them, can be fired at a ship now, or null. */
export function sideOnTarget(state: State, shooter: Ship, target: Ship): Side | null {
  return mayAim({ state, shooter, target }) ? bearingSide(shooter, target) : null
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
  const side = sideOnTarget(state, shooter, target)
  return side !== null && hasBattery(shooter, side, 'unfired') ? side : null
}

/** [SOL-050] Somebody whom her loaded guns can be fired at. */
export function hasTarget(state: State, shooter: Ship): boolean {
  return state.ships.some(ship => loadedSide(state, shooter, ship) !== null)
}
