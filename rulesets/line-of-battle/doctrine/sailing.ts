import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Seat } from '@grognard/umpire'
import { leastMove } from '../book/tables/movement.ts'
import { anchor } from '../chapters/movement/anchor-and-spin.ts'
import { courseAfterTack, courseBy } from '../chapters/movement/courses.ts'
import { canTravel, isReadyToSail } from '../chapters/movement/duty.ts'
import { sailOn } from '../chapters/movement/sail-on.ts'
import { sail } from '../chapters/movement/sail.ts'
import { tack } from '../chapters/movement/tack.ts'
import type { Ship, State } from '../model/state.ts'
import { follow } from '../model/voyage.ts'
import type { Order } from '../orders.ts'
import { foesOf, gapBetween } from './foes.ts'
import { plansFor } from './plans.ts'
import type { Plan } from './plans.ts'
import { hasWayOn, outlookFor, placeWorth, shipAt } from './position.ts'
import { isSurelyBeyond } from './weights.ts'
import { rescuerOf } from '../model/guns.ts'

const hard = (share: number): readonly number[] => Array.from({ length: 10 }, () => share)

/** How the helm is laid after each inch, as a share of the most. */
const HELMS: readonly (readonly number[])[] = [
  [],
  hard(1),
  hard(-1),
  hard(0.5),
  hard(-0.5),
  [1],
  [-1],
  [1, 1],
  [-1, -1],
  [0.5],
  [-0.5],
  [0, 1, 1, 1],
  [0, -1, -1, -1],
  [0, 0, 1, 1],
  [0, 0, -1, -1],
  [1, -1],
  [-1, 1],
  [1, 0, -1],
  [-1, 0, 1],
]

/** [LOB-102] Turns of a passed tack. */
const TACKS = [-4500, 4500, -9000, 9000, -13_500, 13_500, 18_000]

/** How many courses are thought of: all, or those that come to mind at once. */
export type Thoroughness = 'thorough' | 'quick'

interface Search {
  /** The first so many helms of the list. */
  helms: number
  /** Lengths tried with each of them, as shares of the speed, where none is looked at twice. */
  lengths: readonly number[]
  /** Where it is: those tried first, and those tried with so many of the helms that turn out best. */
  first: readonly number[]
  further: readonly number[]
  good: number
}

const amongRocks: Search = {
  helms: HELMS.length,
  lengths: [1, 0.6],
  first: [1, 0.6],
  further: [0.8, 0.4, 0.2],
  good: 5,
}
const inHaste: Search = { helms: 7, lengths: [1, 0.5], first: [1, 0.5], further: [], good: 0 }
/** Quicker than both lengths with every helm, and by battles of one against the other as good. */
const inOpenWater: Search = { helms: 7, lengths: [1, 0.5], first: [1], further: [0.5], good: 3 }

function searchFor({ terrain }: State, thoroughness: Thoroughness): Search {
  if (terrain.length === 0) return inOpenWater
  return thoroughness === 'thorough' ? amongRocks : inHaste
}

/** A path, and which helm of the list it is sailed with; null after a tack. */
export interface Course {
  legs: Leg[]
  helm: number | null
}

/** Paths a captain thinks of who looks at each once: none goes beyond this speed. */
export function coursesFor(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness = 'thorough',
): Course[] {
  return coursesAt(state, ship, speed, thoroughness, ({ lengths }) => lengths)
}

/** Those that he looks at first, before he knows which helms are good. */
export function firstCourses(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
): Course[] {
  return coursesAt(state, ship, speed, thoroughness, ({ first }) => first)
}

/** After a tack all lengths are tried at once, since there are no helms to choose from. */
function coursesAt(
  state: State,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
  sharesIn: (search: Search) => readonly number[],
): Course[] {
  if (ship.manoeuvre === 'tackFailed') return [{ legs: [{ advance: speed, turn: 0 }], helm: null }]
  const search = searchFor(state, thoroughness)
  const lengths = lengthsFor(speed, sharesIn(search))
  const helms = HELMS.slice(0, ship.rudderTurns > 0 ? 1 : search.helms)
  const afterTack = coursesAfterTack(state, ship, lengthsFor(speed, search.lengths))
  return [...afterTack, ...helms.flatMap((_, helm) => coursesWith(state, ship, lengths, helm))]
}

function coursesAfterTack(state: State, ship: Ship, lengths: readonly number[]): Course[] {
  if (ship.manoeuvre !== 'tackPassed') return []
  return TACKS.flatMap(tack =>
    lengths.map(length => ({
      legs: courseAfterTack(state, ship, length, tack, HELMS[0] ?? []),
      helm: null,
    })),
  )
}

/** Other lengths for the helms that have turned out best; these are given the best first. */
export function furtherCourses(
  state: State,
  ship: Ship,
  speed: number,
  helms: ReadonlySet<number>,
  thoroughness: Thoroughness,
): Course[] {
  const { further, good } = searchFor(state, thoroughness)
  const lengths = lengthsFor(speed, further)
  return [...helms].slice(0, good).flatMap(helm => coursesWith(state, ship, lengths, helm))
}

function coursesWith(state: State, ship: Ship, lengths: readonly number[], helm: number): Course[] {
  return lengths.map(length => ({ legs: courseBy(state, ship, length, HELMS[helm] ?? []), helm }))
}

function lengthsFor(speed: number, shares: readonly number[]): number[] {
  const lengths = shares.map(share => Math.max(leastMove, Math.floor(speed * share)))
  return [...new Set(lengths.map(length => Math.min(length, speed)))]
}

/** The seat's ships that may sail, those nearest the enemy first, so that the rest can follow. */
export function readyToSail(state: State, seat: Seat): Ship[] {
  const ready = state.ships.filter(
    ship => ship.seat === seat && isReadyToSail(state, ship) && !ship.isFleeing,
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
): Order | undefined {
  if (!canTravel(state, ship)) return wayOutOfTrouble(state, seat, ship, true)
  let rash: Order | undefined
  for (const plan of plansFor(state, ship, thoroughness)) {
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
    const voyage = follow(state, ship, legs)
    if (voyage.edge !== null || voyage.isAground) return []
    const there = shipAt(ship, voyage.end, voyage.travelled)
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
