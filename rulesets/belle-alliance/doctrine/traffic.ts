import { hullDistance, hullsOverlap } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { CONTACT } from '../book/tables/scale.ts'
import type { MarchOrder } from '../chapters/march/march.ts'
import { pathOfMarch, posesAlong, trimmed } from '../chapters/march/path.ts'
import type { MarchClause, Rate } from '../model/clauses.ts'
import { isWithin } from '../model/contact.ts'
import { hullOf } from '../model/footprint.ts'
import { withPendingOrders, clausesFor } from '../model/sheets.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import {
  isAbandoned,
  isClosed,
  isDisordered,
  isOnBoard,
  isSkirmishLine,
  mayPass,
} from '../model/units.ts'
import { near, room, strengthOfAll } from './field.ts'
import type { Field } from './field.ts'
import { closedTo, isUnder } from './ground.ts'

/** Marches are compared at so many moments of the phase. */
const MOMENTS = 8

/** Where a unit stands at each moment, the start first; one place for all where it stays. */
type Course = readonly Hull[]

/** How a march is meant. */
export interface Style {
  rate?: Rate
  /** It keeps some way from formed enemies. */
  isCautious?: boolean
  /** The house that it leads to. */
  into?: string
}

/** How a march goes that keeps out of the way of others. */
export interface Passage {
  order: MarchOrder
  /** It goes as far as it was meant to. */
  isWhole: boolean
}

/** The march as far as no friend is in its way; with caution only up to some way from enemies. */
export function clearMarch(
  field: Field,
  unit: Unit,
  order: MarchOrder,
  { isCautious = true, into = '' }: Style = {},
): Passage {
  const course = courseOf(field.state, unit, order)
  const friends = Math.min(
    freeMoments(course, friendsInWay(field, unit)),
    openMoments(field, unit, course, into),
  )
  const enemies = isCautious ? cautiousMoments(field, unit, course) : MOMENTS
  const moments = stopBefore(course, friendsPassed(field, unit), Math.min(friends, enemies))
  if (moments >= MOMENTS) return { order, isWhole: true }
  const path = pathOfMarch(field.state, unit, order)
  const legs = trimmed(order.legs, { ...path, budget: (path.budget * moments) / MOMENTS })
  return { order: { ...order, legs }, isWhole: friends > enemies }
}

/** Where the march ends. */
export function endOfMarch(state: State, unit: Unit, order: MarchClause): Hull {
  const course = courseOf(state, unit, order)
  return course[course.length - 1] ?? hullOf(unit)
}

function courseOf(state: State, unit: Unit, clause: MarchClause | undefined): Course {
  if (!clause) return [hullOf(withPendingOrders(state, unit))]
  const path = pathOfMarch(state, unit, clause)
  return Array.from({ length: MOMENTS + 1 }, (_, moment) => {
    const poses = posesAlong(path, (path.budget * moment) / MOMENTS)
    const pose = poses[poses.length - 1] ?? path.start
    return hullOf({ ...path.unit, ...pose })
  })
}

const at = (course: Course, moment: number) => course[moment] ?? course[course.length - 1]

/** The last moment before one runs into a house or a wood that is closed, but for the goal. */
function openMoments({ state }: Field, unit: Unit, course: Course, into: string): number {
  const closed = closedTo(state, unit, into)
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const here = at(course, moment)
    if (here && closed.some(piece => isUnder(widened(here, -CONTACT), piece))) return moment - 1
  }
  return MOMENTS
}

/** Own units that one may not pass, as they stand or are ordered to march. */
function friendsInWay(field: Field, unit: Unit): Course[] {
  return coursesOf(field, unit, other => !mayPass(unit, other))
}

/** Own units that one may pass, and guns that nobody mans: not to end upon. */
function friendsPassed(field: Field, unit: Unit): Course[] {
  const guns = field.state.units.filter(other => isOnBoard(other) && isAbandoned(other))
  return [
    ...coursesOf(field, unit, other => mayPass(unit, other)),
    ...guns.map(other => [hullOf(other)]),
  ]
}

function coursesOf(field: Field, unit: Unit, fits: (other: Unit) => boolean): Course[] {
  return field.own
    .filter(other => other !== unit && other.walls === null && fits(other))
    .filter(other => other.mother !== unit.id && unit.mother !== other.id)
    .map(other => courseOrdered(field, other))
}

/** Courses of a field that have been found: several ways of one unit are held against the same others. */
const coursesFound = new WeakMap<Field, Map<string, Course>>()

/** Where an own unit goes as it is ordered. */
function courseOrdered(field: Field, unit: Unit): Course {
  const found = coursesFound.get(field) ?? new Map<string, Course>()
  coursesFound.set(field, found)
  const known = found.get(unit.id)
  if (known) return known
  const course = courseOf(field.state, unit, marchOf(field.state, unit))
  found.set(unit.id, course)
  return course
}

/** The last moment up to one at which the way ends beside the others. */
function stopBefore(course: Course, others: readonly Course[], moment: number): number {
  const here = at(course, moment)
  const isOn = others.some(other => {
    const there = at(other, MOMENTS)
    return here && there && hullsOverlap(here, there)
  })
  return isOn && moment > 0 ? stopBefore(course, others, moment - 1) : moment
}

function marchOf(state: State, { id }: Unit): MarchClause | undefined {
  return clausesFor(state, id).find(clause => clause.kind === 'march')
}

/** The last moment before one runs into another. */
function freeMoments(course: Course, others: readonly Course[]): number {
  const margins = others.map(other => marginAtStart(course, other))
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const here = at(course, moment)
    const isTaken = others.some((other, i) => {
      const there = at(other, moment)
      return here && there && hullsOverlap(widened(here, margins[i] ?? 0), there)
    })
    if (isTaken) return moment - 1
  }
  return MOMENTS
}

/** Who stands closer than the margin already may stay so. */
function marginAtStart(course: Course, other: Course): number {
  const [here, there] = [at(course, 0), at(other, 0)]
  if (!here || !there) return 0
  return hullsOverlap(widened(here, room.passing), there) ? -room.passing : room.passing
}

function widened(hull: Hull, by: number): Hull {
  return { ...hull, length: hull.length + 2 * by, beam: hull.beam + 2 * by }
}

/** The last moment before one comes nearer to formed enemies than one need. */
function cautiousMoments(field: Field, unit: Unit, course: Course): number {
  const { enemies } = field
  const [start] = course
  if (!start || isSkirmishLine(unit)) return MOMENTS
  const standOff = isBoldAt(field, unit) ? room.boldStandOff : room.standOff
  const feared = enemies
    .filter(enemy => isClosed(enemy) && !isDisordered(enemy))
    .map(enemy => hullOf(enemy))
    .map(hull => ({ hull, least: Math.min(standOff, hullDistance(start, hull)) }))
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const here = at(course, moment)
    if (here && feared.some(({ hull, least }) => hullDistance(here, hull) < least - room.passing))
      return moment - 1
  }
  return MOMENTS
}

/** So much stronger than the enemies round it a body goes near to them. */
const BOLD = 1.2

/** Whether own units round one are clearly stronger than the enemies round it. */
function isBoldAt({ own, enemies }: Field, unit: Unit): boolean {
  const isNear = (other: Unit) => isWithin(unit, other, near.neighbourhood) && !isDisordered(other)
  return strengthOfAll(own.filter(isNear)) >= BOLD * strengthOfAll(enemies.filter(isNear))
}
