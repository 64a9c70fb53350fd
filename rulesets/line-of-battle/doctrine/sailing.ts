import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Seat } from '@grognard/umpire'
import { anchor } from '../chapters/manoeuvres/anchor-and-spin.ts'
import { tack } from '../chapters/manoeuvres/tack.ts'
import { sailOn } from '../chapters/movement/sail-on.ts'
import { sail } from '../chapters/movement/sail.ts'
import { rescuerOf } from '../model/guns.ts'
import { followLegs } from '../model/moves.ts'
import { canTravel } from '../model/must-move.ts'
import { isReadyToSail } from '../model/ship-refusals.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { coursesFor } from './courses.ts'
import type { Thoroughness } from './courses.ts'
import { foesOf, gapBetween } from './foes.ts'
import { plansFor } from './plans.ts'
import type { Plan } from './plans.ts'
import { hasWayOn, outlookFor, placeWorth, shipAt } from './position.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { isSurelyBeyond } from './weights.ts'

/** The seat's ships that may sail, those nearest the enemy first, so that the rest can follow. */
export function readyToSail(state: State, seat: Seat): Ship[] {
  const ready = state.ships.filter(
    ship => ship.seat === seat && isReadyToSail({ state, seat, ship }) && !ship.isFleeing,
  )
  const [first] = ready
  if (!first) return ready
  const foes = foesOf(state, first)
  const nearness = new Map(ready.map(ship => [ship, nearnessOf(ship, foes)]))
  return ready.toSorted((a, b) => (nearness.get(a) ?? 0) - (nearness.get(b) ?? 0))
}

function nearnessOf(ship: Ship, foes: readonly Ship[]): number {
  let nearest = Infinity
  for (const foe of foes)
    if (!isSurelyBeyond(ship, foe, nearest)) nearest = Math.min(nearest, gapBetween(ship, foe))
  return nearest
}

/**
 * The best lawful course that leaves a way on; else a tack, else the anchor, else the best course
 * of all. Undefined where there is none; a ship that cannot travel may at most tack.
 */
export function bestCourse(
  state: State,
  seat: Seat,
  ship: Ship,
  dice: Dice,
  thoroughness: Thoroughness = 'thorough',
  temper: Temper = usual,
): Order | undefined {
  if (!canTravel(state, ship)) return wayOutOfTrouble(state, seat, ship, true)
  let rash: Order | undefined
  for (const plan of plansFor(state, ship, thoroughness, undefined, temper)) {
    if (!sail.judge(state, seat, plan.order).allowed) continue
    if (isSafe(state, plan)) return plan.order
    rash ??= plan.order
  }
  return wayOutOfTrouble(state, seat, ship, false) ?? rash ?? anyCourse(state, seat, ship, dice)
}

function isSafe(state: State, { there, isMishap }: Plan): boolean {
  return !isMishap && (there === null || hasWayOn(state, there))
}

function anyCourse(state: State, seat: Seat, ship: Ship, dice: Dice): Order | undefined {
  return (
    sail.legalOrders(state, seat).find(offer => offer.ship === ship.id) ??
    sail.sample?.(state, seat, dice)
  )
}

/** Safe courses that lead to places well apart, the best first, so many at most; the state stays as it is meanwhile. */
export function* goodCourses(
  state: State,
  seat: Seat,
  ship: Ship,
  most: number,
): Generator<Plan, void> {
  if (!canTravel(state, ship)) return
  const found: (Pose | null)[] = []
  const isKnown = (end: Pose | null) => found.some(there => isNear(there, end))
  for (const plan of plansFor(state, ship, 'thorough', isKnown)) {
    if (isKnown(plan.there) || !isSafe(state, plan)) continue
    if (!sail.judge(state, seat, plan.order).allowed) continue
    found.push(plan.there)
    yield plan
    if (found.length >= most) return
  }
}

/** Places that differ by less are one, 1/1000 in and 1/100 degree. */
const APART = inches(1)
const ASKEW = 1500

function isNear(one: Pose | null, other: Pose | null): boolean {
  if (one === null || other === null) return one === other
  const isFar = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) >= APART
  return !isFar && Math.abs(turnBetween(one.heading, other.heading)) < ASKEW
}

/** [LOB-102] [LOB-070] A ship that finds no safe course; one hemmed in by hulls comes about or waits. */
function wayOutOfTrouble(
  state: State,
  seat: Seat,
  ship: Ship,
  isHemmedIn: boolean,
): Order | undefined {
  const drop: Order = { kind: 'anchor', ship: ship.id }
  const about: Order = { kind: 'tack', ship: ship.id }
  if (tack.judge(state, seat, about).allowed) return about
  return !isHemmedIn && anchor.judge(state, seat, drop).allowed ? drop : undefined
}

/** [LOB-109] The extra move, where it leads to a better place. */
export function bestRescueMove(state: State, seat: Seat): Order {
  const ship = rescuerOf(state)
  if (!ship) return { kind: 'stay' }
  const outlook = outlookFor(state, ship, ship.speed)
  const stay = placeWorth(outlook, ship)
  const courses = coursesFor(state, ship, ship.speed).flatMap(({ legs }) => {
    const move = followLegs(state, ship, legs)
    if (move.edge !== null || move.isAground) return []
    const there = shipAt(ship, move.end, move.travelled)
    if (!hasWayOn(state, there)) return []
    const order = { kind: 'sailOn' as const, ship: ship.id, legs }
    return [{ order, worth: placeWorth(outlook, there) }]
  })
  const best = courses
    .filter(course => course.worth > stay)
    .toSorted((a, b) => b.worth - a.worth)
    .find(course => sailOn.judge(state, seat, course.order).allowed)
  return best?.order ?? { kind: 'stay' }
}
