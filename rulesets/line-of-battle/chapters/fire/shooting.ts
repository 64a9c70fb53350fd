import {
  hullDistance,
  isHullWithin,
  segmentCrossesHull,
  segmentCrossesPolygon,
} from '@grognard/geometry/measured/index.ts'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import { byDie, halfArc, weatherModifiers } from '../../book/tables/fire.ts'
import { firepowerOf, isInArc, otherBattery, shotRowOf } from '../../model/guns.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { areInMelee, isMeleeSide } from '../../model/melees.ts'
import { areEnemies, isOperational, shipOf } from '../../model/ships.ts'
import type { Battery, Ship, State, Terrain } from '../../model/state.ts'
import type { LobRefusal } from '../../rules.ts'
import type { Broadside } from './events.ts'

/** [LOB-130] Land between the centres of two ships blocks fire. */
function landBetween(state: State, from: Ship, to: Ship): Terrain | undefined {
  for (const row of state.terrain)
    if (row.kind === 'land' && segmentCrossesPolygon(from.x, from.y, to.x, to.y, row.polygon))
      return row
  return undefined
}

/** [LOB-130] A hull between them, friend or enemy, blocks it too where so agreed. */
function hullBetween(state: State, from: Ship, to: Ship): Ship | undefined {
  if (!state.options.hullsBlockFire) return undefined
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship === from || ship === to || ship.status !== 'afloat') continue
    if (segmentCrossesHull(from.x, from.y, to.x, to.y, ship)) return ship
  }
  return undefined
}

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
function isInRange(shooter: Ship, target: Ship): boolean {
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

/** [LOB-134] In the worst weather nothing is hit. */
export function canHitInWeather(state: State): boolean {
  return byDie(weatherModifiers, state.weather) !== null
}

/** [LOB-133] [LOB-153] Why an announced shot goes into the sea without a die. */
const wastingRows: readonly LobRefusal<Shooting>[] = [
  {
    rule: 'LOB-134',
    message: 'lob.refuse.weatherForbidsHits',
    values: ({ state }) => ({ weather: state.weather }),
    when: ({ state }) => !canHitInWeather(state),
    stop: true,
  },
  ...batteryRefusals,
  ...targetRefusals,
]

export function isWasted(state: State, shot: Broadside): boolean {
  return !isAllowed(wastingRows, shootingOf(state, shot))
}

/** The first reason, or null when the shot can be fired. */
export function wasteOf(state: State, shot: Broadside): Reason | null {
  const shooting = shootingOf(state, shot)
  if (isAllowed(wastingRows, shooting)) return null
  return judgeBy(wastingRows, shooting).because[0] ?? null
}

function shootingOf(state: State, shot: Broadside): Shooting {
  const { battery } = shot
  return {
    state,
    battery,
    shooter: shipOf(state, shot.shooter),
    target: shipOf(state, shot.target),
  }
}
