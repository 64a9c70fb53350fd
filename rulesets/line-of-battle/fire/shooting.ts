import { hullDistance, isHullWithin } from '@grognard/geometry/measured/index.ts'
import { inDegrees, inInches } from '../measures.ts'
import type { LobRefusal } from '../rules.ts'
import { areEnemies, isOperational } from '../ships.ts'
import type { Battery, Ship, State } from '../state.ts'
import { areInMelee, isMeleeSide } from '../melee/melee.ts'
import { halfArc } from '../tables/fire.ts'
import { isInArc, otherBattery, shotRowOf } from './arc.ts'
import { firepowerOf } from './firepower.ts'
import { hullBetween, landBetween } from './sight.ts'

/** One side of a ship that would fire. */
export interface Manning {
  state: State
  shooter: Ship
  battery: Battery
}

/** A ship and what it would fire at. */
export type Reaching = Omit<Shooting, 'battery'>

/** One side of a ship and what it would fire at. */
export interface Shooting extends Manning {
  target: Ship
}

const namesOf = ({ shooter, battery, target }: Shooting) => ({
  ship: shooter.name,
  battery: { key: `lob.battery.${battery}` },
  target: target.name,
})

/** Why a side cannot fire at anything. */
export const batteryRefusals: readonly LobRefusal<Manning>[] = [
  {
    rule: 'LOB-151',
    message: 'lob.refuse.unfitToFire',
    values: ({ shooter }) => ({ ship: shooter.name }),
    when: ({ shooter }) => !isOperational(shooter),
    stop: true,
  },
  {
    rule: 'LOB-203',
    message: 'lob.refuse.fleeingFire',
    values: ({ shooter }) => ({ ship: shooter.name }),
    when: ({ shooter }) => shooter.isFleeing,
  },
  {
    rule: 'LOB-054',
    message: 'lob.refuse.noShotChosen',
    values: ({ shooter }) => ({ ship: shooter.name }),
    when: ({ shooter }) => shotRowOf(shooter) === null,
    stop: true,
  },
  {
    rule: 'LOB-154',
    message: 'lob.refuse.noFirepower',
    values: ({ shooter }) => ({ ship: shooter.name }),
    when: ({ state, shooter }) => firepowerOf(state, shooter) === 0,
  },
  {
    rule: 'LOB-150',
    message: 'lob.refuse.oneSideOnly',
    values: ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${otherBattery(battery)}` },
    }),
    when: ({ state, shooter, battery }) =>
      shooter.halfCrew === 'oneSide' && isCommitted(state, shooter, otherBattery(battery)),
  },
  {
    rule: 'LOB-172',
    message: 'lob.refuse.meleeSide',
    values: ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${battery}` },
    }),
    when: ({ state, shooter, battery }) => isMeleeSide(state, shooter, battery),
  },
]

/** Why no side of a ship can fire at this target. */
export const reachRefusals: readonly LobRefusal<Reaching>[] = [
  {
    rule: 'LOB-132',
    message: 'lob.refuse.friendlyTarget',
    values: ({ target }) => ({ target: target.name }),
    when: ({ state, shooter, target }) => !areEnemies(state, shooter, target),
    stop: true,
  },
  {
    rule: 'LOB-133',
    message: 'lob.refuse.targetGone',
    values: ({ target }) => ({ target: target.name }),
    when: ({ target }) => target.status !== 'afloat',
    stop: true,
  },
  {
    rule: 'LOB-206',
    message: 'lob.refuse.targetStruck',
    values: ({ target }) => ({ target: target.name }),
    when: ({ target }) => target.isStruck,
  },
  {
    rule: 'LOB-128',
    message: 'lob.refuse.outOfRange',
    values: ({ shooter, target }) => ({
      target: target.name,
      inches: inInches(hullDistance(shooter, target)),
      shot: { key: `lob.shot.${shooter.shot ?? 'round'}` },
      range: inInches(shotRowOf(shooter)?.range ?? 0),
    }),
    when: ({ shooter, target }) => !isInRange(shooter, target),
  },
  {
    rule: 'LOB-172',
    message: 'lob.refuse.meleeTarget',
    values: ({ shooter, target }) => ({ ship: shooter.name, target: target.name }),
    when: ({ state, shooter, target }) => areInMelee(state, shooter, target),
  },
]

/** Why a side does not bear on a target in reach: arc before sight, which costs most. */
export const bearingRefusals: readonly LobRefusal<Shooting>[] = [
  {
    rule: 'LOB-130',
    message: 'lob.refuse.outOfArc',
    values: shooting => ({ ...namesOf(shooting), degrees: inDegrees(halfArc) }),
    when: ({ shooter, battery, target }) => !isInArc(shooter, battery, target),
  },
  {
    rule: 'LOB-130',
    message: 'lob.refuse.landBetween',
    values: ({ state, shooter, target }) => ({
      target: target.name,
      land: { key: `lob.terrain.${landBetween(state, shooter, target)?.name ?? 'coast'}` },
    }),
    when: ({ state, shooter, target }) => landBetween(state, shooter, target) !== undefined,
  },
  {
    rule: 'LOB-130',
    message: 'lob.refuse.hullBetween',
    values: ({ state, shooter, target }) => ({
      target: target.name,
      between: hullBetween(state, shooter, target)?.name ?? '',
    }),
    when: ({ state, shooter, target }) => hullBetween(state, shooter, target) !== undefined,
  },
]

/** Why a side that could fire cannot fire at this target. */
export const targetRefusals: readonly LobRefusal<Shooting>[] = [
  ...reachRefusals,
  ...bearingRefusals,
]

/** [LOB-128] Hull to hull, the range itself included. */
export function isInRange(shooter: Ship, target: Ship): boolean {
  const row = shotRowOf(shooter)
  return row !== null && isHullWithin(shooter, target, row.range)
}

/** [LOB-150] The side has fired, has answered or is going to fire this turn. */
function isCommitted(state: State, ship: Ship, battery: Battery): boolean {
  if (ship.hasFired[battery] || ship.hasCountered[battery]) return true
  return hasAim(state, ship, battery)
}

export function hasAim(state: State, ship: Ship, battery: Battery): boolean {
  const { aims } = state
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[i]
    if (aim !== undefined && aim.ship === ship.id && aim.battery === battery) return true
  }
  return false
}
