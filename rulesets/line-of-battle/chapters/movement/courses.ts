import { normalise } from '@grognard/geometry/measured/angle.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { isAllowed } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { leastMove, turningUnit } from '../../book/tables/movement.ts'
import { canTravel, hasOpenWater } from '../../model/must-move.ts'
import { canSteer, isFitToSail, ownShipByChance } from '../../model/ship-refusals.ts'
import { cardOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import { isInClosedSector, openPartOf } from '../../model/wind.ts'
import type { SailOrder } from '../../orders.ts'
import { maySail, sailContext, sailRefusals, turningAfter, turningOut } from './path.ts'

/**
 * A lawful path of this length: after each inch the share of the class's turning given by the helm,
 * 1 hard to starboard, -1 hard to port; what is left runs straight on.
 */
export function courseBy(state: State, ship: Ship, length: number, helm: readonly number[]): Leg[] {
  const { turning } = cardOf(state, ship)
  const legs = turningOut(state, ship)
  let heading = normalise(ship.heading + turnOf(legs))
  let rest = length - costOf(ship, legs)
  let advance = 0
  for (const share of helm) {
    const step = Math.min(turningUnit, rest - advance)
    if (step <= 0) break
    advance += step
    const turn = openPartOf(state, heading, Math.trunc(turningAfter(turning, advance) * share))
    if (turn === 0) continue
    legs.push({ advance, turn })
    heading = normalise(heading + turn)
    rest -= advance
    advance = 0
  }
  if (rest > 0) legs.push({ advance: rest, turn: 0 })
  return legs
}

/** [LOB-066] Turning out uses up the least move, but for a ship whose passed tack carries it round. */
function costOf(ship: Ship, legs: readonly Leg[]): number {
  return legs.length === 0 || ship.manoeuvre === 'tackPassed' ? 0 : leastMove
}

function turnOf(legs: readonly Leg[]): number {
  return legs[0]?.turn ?? 0
}

/** [LOB-102] A path that begins with the turn of a passed tack and then follows the helm. */
export function courseAfterTack(
  state: State,
  ship: Ship,
  length: number,
  tack: number,
  helm: readonly number[],
): Leg[] {
  const about = { ...ship, heading: normalise(ship.heading + tack) }
  if (isInClosedSector(state, about.heading)) return courseBy(state, ship, length, helm)
  return [{ advance: 0, turn: tack }, ...courseBy(state, about, length, helm)]
}

/** Shares of the turning after each inch: straight, early, hard round, easily, late, a weave. */
const HELMS: readonly (readonly number[])[] = [
  [],
  [1],
  [-1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
  [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
  [-0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5],
  [0, 0, 1, 1],
  [0, 0, -1, -1],
  [1, -1],
  [-1, 1],
]
const STRAIGHT: readonly number[] = []

/** Turns offered to a ship whose tack has passed. */
const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000] as const

/** A sample of good shapes for each ship of the seat that may sail, full speed before slower. */
export function legalSailing(state: State, seat: Seat): SailOrder[] {
  return state.ships
    .filter(ship => maySail({ state, seat, ship }))
    .flatMap(ship => ordersFor(state, ship))
    .filter(order => isLawful(state, seat, order))
}

function isLawful(state: State, seat: Seat, order: SailOrder): boolean {
  const ship = state.ships.find(row => row.id === order.ship)
  return ship !== undefined && isAllowed(sailRefusals, sailContext(state, seat, ship, order))
}

function ordersFor(state: State, ship: Ship): SailOrder[] {
  const speed = speedOf(state, ship, ship.isAnchored)
  const lengths = [...new Set([speed, Math.max(leastMove, Math.floor(speed / 2)), leastMove])]
  const paths = helmsFor(state, ship).flatMap((helm, place) =>
    lengths.slice(0, place < 3 ? 3 : 1).map(length => courseBy(state, ship, length, helm)),
  )
  const orders = [...paths, ...tacked(state, ship, speed)].map(legs => orderOf(ship, legs, false))
  return [...orders, ...coursesToAnchor(state, ship)]
}

/** Straight on, and the anchor is dropped at the end. */
function coursesToAnchor(state: State, ship: Ship): SailOrder[] {
  const lengths = [...new Set([speedOf(state, ship, true), leastMove])]
  return lengths.map(length => orderOf(ship, courseBy(state, ship, length, STRAIGHT), true))
}

/** Nothing but straight on for a ship that may not turn. */
function helmsFor(state: State, ship: Ship): readonly (readonly number[])[] {
  return canSteer(state, ship) ? HELMS : [STRAIGHT]
}

function tacked(state: State, ship: Ship, speed: number): Leg[][] {
  if (ship.manoeuvre !== 'tackPassed' || !canSteer(state, ship)) return []
  return TACKS.map(tack => courseAfterTack(state, ship, speed, tack, STRAIGHT))
}

function orderOf(ship: Ship, legs: Leg[], anchor: boolean): SailOrder {
  return { kind: 'sail', ship: ship.id, legs, anchor }
}

/** Of so many samples one is of any ship, be there open water ahead of her or not. */
const ANY_SAILOR = 8

/** A ship that may sail; one with open water ahead, if there is any, is the quickest to find. */
function sailorByChance(state: State, seat: Seat, dice: Dice): Ship | undefined {
  const isAny = dice.roll(ANY_SAILOR) === 1
  const hemmedIn: Ship[] = []
  const inOpenWater = ownShipByChance(state, seat, dice, context => {
    if (!isFitToSail(context)) return false
    const { ship } = context
    if (hasOpenWater(state, ship) || (isAny && canTravel(state, ship))) return true
    hemmedIn.push(ship)
    return false
  })
  return inOpenWater ?? hemmedIn.find(ship => canTravel(state, ship))
}

/** One lawful path for a ship by chance, now and then with the anchor at its end. */
export function sampleSailing(state: State, seat: Seat, dice: Dice): SailOrder | undefined {
  const ship = sailorByChance(state, seat, dice)
  if (ship === undefined) return undefined
  const chosen = dice.roll(HELMS.length + 1)
  const anchoring = chosen > HELMS.length ? anchoringBy(state, seat, ship) : undefined
  if (anchoring) return anchoring
  const speed = speedOf(state, ship, ship.isAnchored)
  if (!canSteer(state, ship)) return orderOf(ship, courseBy(state, ship, speed, STRAIGHT), false)
  const helm = HELMS[chosen - 1] ?? STRAIGHT
  if (ship.manoeuvre !== 'tackPassed')
    return orderOf(ship, courseBy(state, ship, speed, helm), false)
  const tack = TACKS[dice.roll(TACKS.length) - 1] ?? 0
  return orderOf(ship, courseAfterTack(state, ship, speed, tack, helm), false)
}

function anchoringBy(state: State, seat: Seat, ship: Ship): SailOrder | undefined {
  return coursesToAnchor(state, ship).find(order => isLawful(state, seat, order))
}
