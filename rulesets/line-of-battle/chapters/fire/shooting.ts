import {
  hullDistance,
  isHullWithin,
  segmentCrossesHull,
  segmentCrossesPolygon,
} from '@grognard/geometry/measured/index.ts'
import { allows, judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import { byDie, halfArc, weatherModifiers } from '../../book/tables/fire.ts'
import { firepowerOf, isInArc, otherBattery, shotRowOf } from '../../model/guns.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { areInMelee, isMeleeSide } from '../../model/melees.ts'
import { gunnerRefusals } from '../../model/ship-refusals.ts'
import { areEnemies, isOnBoard, shipOf } from '../../model/ships.ts'
import type { Battery, Ship, State, Terrain } from '../../model/state.ts'
import type { LobRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import type { Declared } from './events.ts'

/** [LOB-130] Land between the centres of two ships blocks fire. */
function landBetween(state: State, from: Ship, to: Ship): Terrain | undefined {
  for (const row of state.terrain)
    if (row.kind === 'land' && segmentCrossesPolygon(from.x, from.y, to.x, to.y, row.polygon))
      return row
  return undefined
}

/** [LOB-130] A hull between them, friend or enemy, blocks it too where so agreed; most lie far from the line. */
function hullBetween(state: State, from: Ship, to: Ship): Ship | undefined {
  if (!state.options.hullsBlockFire) return undefined
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship === from || ship === to) continue
    if (segmentCrossesHull(from.x, from.y, to.x, to.y, ship) && ship.status === 'afloat')
      return ship
  }
  return undefined
}

/** One side of a ship that would fire. */
export interface Broadside {
  state: State
  shooter: Ship
  battery: Battery
}

/** A ship and what it would fire at. */
export type ShipAndTarget = Omit<AimedBroadside, 'battery'>

/** One side of a ship and what it would fire at. */
export interface AimedBroadside extends Broadside {
  target: Ship
}

const namesOf = ({ shooter, battery, target }: AimedBroadside) => ({
  ship: shooter.name,
  battery: { key: `lob.battery.${battery}` },
  target: target.name,
})

/** Why a ship fires with neither side, whatever her guns are worth. */
const crewRefusals: readonly LobRefusal<Broadside>[] = [
  stop(
    'LOB-151',
    'lob.refuse.unfitToFire',
    ({ shooter }) => !isOnBoard(shooter),
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  ...gunnerRefusals,
  stop(
    'LOB-054',
    'lob.refuse.noShotChosen',
    ({ shooter }) => shotRowOf(shooter) === null,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
]

const meleeSide: LobRefusal<Broadside> = refuse(
  'LOB-172',
  'lob.refuse.meleeSide',
  ({ state, shooter, battery }) => isMeleeSide(state, shooter, battery),
  ({ shooter, battery }) => ({
    ship: shooter.name,
    battery: { key: `lob.battery.${battery}` },
  }),
)

/** Why a side cannot fire at anything. */
export const batteryRefusals: readonly LobRefusal<Broadside>[] = [
  ...crewRefusals,
  refuse(
    'LOB-154',
    'lob.refuse.noFirepower',
    ({ state, shooter }) => firepowerOf(state, shooter) === 0,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  refuse(
    'LOB-150',
    'lob.refuse.oneSideOnly',
    ({ state, shooter, battery }) =>
      shooter.halfCrew === 'oneSide' && isCommitted(state, shooter, otherBattery(battery)),
    ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${otherBattery(battery)}` },
    }),
  ),
  meleeSide,
]

/** [LOB-150] Whether a side has hands for its guns, however they are shared out. */
export const canBeServed = allows([...crewRefusals, meleeSide])

/** Why no side of a ship can fire at this target. */
const reachRefusals: readonly LobRefusal<ShipAndTarget>[] = [
  stop(
    'LOB-132',
    'lob.refuse.friendlyTarget',
    ({ state, shooter, target }) => !areEnemies(state, shooter, target),
    ({ target }) => ({ target: target.name }),
  ),
  stop(
    'LOB-133',
    'lob.refuse.targetGone',
    ({ target }) => target.status !== 'afloat',
    ({ target }) => ({ target: target.name }),
  ),
  refuse(
    'LOB-206',
    'lob.refuse.targetStruck',
    ({ target }) => target.isStruck,
    ({ target }) => ({ target: target.name }),
  ),
  refuse(
    'LOB-128',
    'lob.refuse.outOfRange',
    ({ shooter, target }) => !isInRange(shooter, target),
    ({ shooter, target }) => ({
      target: target.name,
      inches: inInches(hullDistance(shooter, target)),
      shot: { key: `lob.shot.${shooter.shot ?? 'round'}` },
      range: inInches(shotRowOf(shooter)?.range ?? 0),
    }),
  ),
  refuse(
    'LOB-172',
    'lob.refuse.meleeTarget',
    ({ state, shooter, target }) => areInMelee(state, shooter, target),
    ({ shooter, target }) => ({ ship: shooter.name, target: target.name }),
  ),
]

export const isInReach = allows(reachRefusals)

/** Why a side does not bear on a target in reach: arc before sight, which costs most. */
const bearingRefusals: readonly LobRefusal<AimedBroadside>[] = [
  refuse(
    'LOB-130',
    'lob.refuse.outOfArc',
    ({ shooter, battery, target }) => !isInArc(shooter, battery, target),
    s => ({ ...namesOf(s), degrees: inDegrees(halfArc) }),
  ),
  refuse(
    'LOB-130',
    'lob.refuse.landBetween',
    ({ state, shooter, target }) => landBetween(state, shooter, target) !== undefined,
    ({ state, shooter, target }) => ({
      target: target.name,
      land: { key: `lob.terrain.${landBetween(state, shooter, target)?.name ?? 'coast'}` },
    }),
  ),
  refuse(
    'LOB-130',
    'lob.refuse.hullBetween',
    ({ state, shooter, target }) => hullBetween(state, shooter, target) !== undefined,
    ({ state, shooter, target }) => ({
      target: target.name,
      between: hullBetween(state, shooter, target)?.name ?? '',
    }),
  ),
]

export const isBearing = allows(bearingRefusals)

/** Why a side that could fire cannot fire at this target. */
export const targetRefusals: readonly LobRefusal<AimedBroadside>[] = [
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
const wastingRows: readonly LobRefusal<AimedBroadside>[] = [
  stop(
    'LOB-134',
    'lob.refuse.weatherForbidsHits',
    ({ state }) => !canHitInWeather(state),
    ({ state }) => ({ weather: state.weather }),
  ),
  ...batteryRefusals,
  ...targetRefusals,
]

const canBeFired = allows(wastingRows)

export function isWasted(state: State, shot: Declared): boolean {
  return !canBeFired(broadsideOf(state, shot))
}

/** The first reason, or null when the shot can be fired. */
export function wasteOf(state: State, shot: Declared): Reason | null {
  const shooting = broadsideOf(state, shot)
  if (canBeFired(shooting)) return null
  return judgeBy(wastingRows, shooting).because[0] ?? null
}

function broadsideOf(state: State, shot: Declared): AimedBroadside {
  const { battery } = shot
  return {
    state,
    battery,
    shooter: shipOf(state, shot.shooter),
    target: shipOf(state, shot.target),
  }
}
