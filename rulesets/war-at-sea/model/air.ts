import { squaredToConvex } from '@grognard/geometry/measured/convex.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Figure, Seat } from '@grognard/umpire'
import { baseSize } from '../book/tables/measures.ts'
import type { Weapon } from '../book/tables/cards.ts'
import type { Attack } from './attacks.ts'
import { reachOf } from './hulls.ts'
import { lyingOf, outlineAsLying } from './lying.ts'
import type { Aircraft, SeaUnit, State } from './state.ts'
import {
  cardOf,
  figureOf,
  findPlane,
  nameOf,
  hasWeapon,
  isCrippled,
  isFlying,
  isOwnAfloat,
  isWithin,
  planeOf,
  rangeBetween,
  typeOf,
} from './units.ts'

/** The home of an aircraft that stands at the land airbase. */
export const ashore = 'ashore'

export function isFighter(state: State, plane: Aircraft): boolean {
  return typeOf(state, plane) === 'fighter'
}

/** On the table, fit to act or not. */
export function isInTheAir({ status }: Aircraft): boolean {
  return status === 'flying' || status === 'aborted'
}

/** [WAS-005] The base lies wholly on the table. */
export function isOnTable({ rules }: State, { x, y }: Point): boolean {
  const edge = baseSize / 2
  return x >= edge && y >= edge && x <= rules.width - edge && y <= rules.height - edge
}

/** [WAS-121] The aircraft's base touches the hull or base. */
export function doesTouch(state: State, plane: Point, target: SeaUnit): boolean {
  const radius = baseSize / 2
  if (!isWithin(plane, target, radius + reachOf(cardOf(state, target)))) return false
  return (
    squaredToConvex(outlineAsLying(lyingOf(state, target)), plane.x, plane.y) <= radius * radius
  )
}

export function carriersOf(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => isOwnAfloat(seat, unit) && typeOf(state, unit) === 'carrier')
}

/** [WAS-029] [WAS-143] Aircraft that a carrier has room for; as an option half as many, rounded up, when crippled. */
function capacityOf(state: State, carrier: SeaUnit): number {
  const { planes } = cardOf(state, carrier)
  const isHalf = state.options.crippledCarrierHalf && isCrippled(state, carrier)
  return isHalf ? Math.ceil(planes / 2) : planes
}

/** [WAS-150] Places left on a carrier. */
export function roomAboard(state: State, carrier: SeaUnit): number {
  return capacityOf(state, carrier) - groundedAt(state, carrier.seat, carrier.id)
}

/** [WAS-028] [WAS-150] Places left at the land airbase. */
export function roomAshore(state: State, seat: Seat): number {
  const { allies, axis } = state.rules.airbases
  return (seat === 'allies' ? allies : axis) - groundedAt(state, seat, ashore)
}

function groundedAt(state: State, seat: Seat, home: string): number {
  return state.aircraft.filter(
    plane =>
      plane.seat === seat &&
      plane.home === home &&
      (plane.status === 'ready' || plane.status === 'resting'),
  ).length
}

/** [WAS-089] [WAS-098] An attack by an aircraft, or on one. */
export function airAttackOf(
  state: State,
  attacker: SeaUnit | Aircraft,
  weapon: Weapon,
  target: SeaUnit | Aircraft,
  isAlternate = false,
): Attack {
  const range = rangeBetween(attacker, target)
  return { state, attacker, weapon, target, range, isRapid: false, isAlternate }
}

/** Enemy aircraft that can still be attacked. */
export function enemyPlanes(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(plane => plane.seat !== seat && isFlying(plane) && !plane.isDoomed)
}

/** [WAS-118] With anti-aircraft dice that it may use. */
export function mayDogfight(state: State, plane: Aircraft): boolean {
  return hasWeapon(cardOf(state, plane), 'antiair') && !plane.isStrafing
}

/** What an aircraft is seen as that is not on the table yet. */
export function planeFigure(state: State, id: string): Figure {
  return figureOf(cardOf(state, planeOf(state, id)))
}

/** What an aircraft is called: with its carrier, where its own name does not tell her. */
export function planeLabel(state: State, id: string) {
  const plane = findPlane(state, id)
  const name = nameOf(state, id)
  const home = plane && plane.home !== ashore ? nameOf(state, plane.home) : ''
  const type = { key: `was.type.${plane ? cardOf(state, plane).type : 'fighter'}` }
  return home === '' ||
    (typeof name === 'string' && typeof home === 'string' && name.includes(home))
    ? { key: 'was.show.unit', values: { name, type } }
    : { key: 'was.show.plane', values: { name, type, home } }
}
