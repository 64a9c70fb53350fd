import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Message, Seat } from '@grognard/umpire'
import { mayClaim } from '../chapters/ending/objectives.ts'
import { raiders } from '../chapters/ending/scenario-ends.ts'
import { coursesOf } from '../chapters/movement/courses.ts'
import { isReadyToSail } from '../chapters/movement/movers.ts'
import { isLawful } from '../chapters/movement/sail.ts'
import { section } from '../book/tables/measures.ts'
import type { Weapon } from '../book/tables/cards.ts'
import { cardDice } from '../model/attacks.ts'
import { walk } from '../model/path.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { aimAt } from '../model/targets.ts'
import { cardOf, hasWeapon, isAfloat, isCrippled, isShip, nameOf, typeOf } from '../model/units.ts'
import type { Order, SailOrder } from '../orders.ts'
import { gainOf } from './chances.ts'

/** A course of a unit, where it ends, and what that is worth in points. */
export interface Course {
  unit: SeaUnit
  order: SailOrder
  end: SeaUnit
  isAway: boolean
  /** Sections by which she is nearer to where she is bound for. */
  nearer: number
  dealt: number
  received: number
  worth: number
}

export function bestCourse(view: State, seat: Seat): Order | undefined {
  return coursesByWorth(view, seat)[0]?.order
}

/** Of the first unit that has a lawful course, its courses, the one that is worth most first. */
export function coursesByWorth(view: State, seat: Seat): Course[] {
  for (const unit of view.units) {
    if (!isReadyToSail(view, seat, unit)) continue
    const goal = goalOf(view, unit)
    const courses = coursesOf(view, unit)
      .filter(order => isLawful(view, seat, order))
      .map(order => courseTo(view, unit, order, goal))
    if (courses.length > 0) return courses.toSorted((one, other) => other.worth - one.worth)
  }
  return []
}

/** What a section nearer to the goal is worth, in points: to an enemy, and to what the scenario wants. */
const NEARER = { enemy: 0.4, aim: 2 }

/** How much of what may be suffered counts beside what may be done. */
const CAUTION = 0.5

function courseTo(view: State, unit: SeaUnit, order: SailOrder, goal: Goal): Course {
  const { poses, left } = walk(view, unit, order.legs, order.isAstern)
  const end = { ...unit, ...poses[poses.length - 1] }
  const isAway = left !== null
  const nearer = (away(unit, goal.at) - away(end, goal.at)) / section
  const foes = view.units.filter(other => other.seat !== unit.seat && isAfloat(other))
  const dealt = isAway ? 0 : mostOf(foes.map(foe => gainBetween(view, end, foe)))
  const received = isAway ? 0 : sumOf(foes.map(foe => gainBetween(view, foe, end)))
  const leaving = isAway ? worthOfLeaving(view, unit) : 0
  const worth = nearer * NEARER[goal.kind] + dealt - received * CAUTION + leaving
  return { unit, order, end, isAway, nearer, dealt, received, worth }
}

function away(one: Point, other: Point): number {
  return Math.sqrt(squared(one, other))
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const mostOf = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 0)

const weapons: readonly Weapon[] = ['main', 'secondary', 'tertiary', 'torpedo']

/** What one unit may do to another with all its weapons, as far as range lets it. */
function gainBetween(view: State, unit: SeaUnit, target: SeaUnit): number {
  if (!isShip(view, target)) return 0
  let gain = 0
  for (const weapon of weapons) {
    const { attack } = aimAt(view, unit, weapon, target)
    if (hasWeapon(cardOf(view, unit), weapon) && cardDice(attack) > 0) gain += gainOf(attack)
  }
  return gain
}

/** What speaks for the course, the best first. */
export function reasonsFor(view: State, course: Course): Message[] {
  const { unit, end, isAway, nearer, dealt, received } = course
  const name = nameOf(view, unit.id)
  if (isAway) return [{ key: 'was.because.leaves', values: { unit: name } }]
  const target = dealt > 0 ? bestTarget(view, end) : undefined
  const reasons: Message[] = []
  if (target)
    reasons.push({
      key: 'was.because.reaches',
      values: { unit: name, target: nameOf(view, target.id) },
    })
  if (received === 0) reasons.push({ key: 'was.because.unreached', values: { unit: name } })
  if (nearer > 0) reasons.push({ key: 'was.because.nearer', values: { unit: name } })
  return reasons
}

function bestTarget(view: State, end: SeaUnit): SeaUnit | undefined {
  const foes = view.units.filter(other => other.seat !== end.seat && isAfloat(other))
  const most = mostOf(foes.map(foe => gainBetween(view, end, foe)))
  return foes.find(foe => gainBetween(view, end, foe) === most)
}

function squared(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return dx * dx + dy * dy
}

/** Where a unit is bound for: what the scenario wants, else the nearest enemy. */
interface Goal {
  at: Point
  kind: 'aim' | 'enemy'
}

function goalOf(view: State, unit: SeaUnit): Goal {
  const aim = wayOut(view, unit) ?? airfield(view, unit) ?? openObjective(view, unit)
  return aim ? { at: aim, kind: 'aim' } : { at: nearestEnemy(view, unit), kind: 'enemy' }
}

/** Points that leaving is worth: all her own to who is meant to get away, a loss of them to others. */
function worthOfLeaving(view: State, unit: SeaUnit): number {
  const { points, isConvoy } = cardOf(view, unit)
  if (isConvoy) return points
  return mayEscape(view, unit) ? points : -points
}

/** [WAS-S-2] The raider gets away from a turn on, unless she is lamed. */
function mayEscape(view: State, unit: SeaUnit): boolean {
  if (view.rules.victory !== 'riverPlate' || unit.seat !== 'axis') return false
  return view.turn >= raiders.escapesFrom && !isCrippled(view, unit)
}

/** [WAS-166] A merchant of the convoy makes for the edge that she leaves by. */
function wayOut(view: State, unit: SeaUnit): Point | undefined {
  if (!cardOf(view, unit).isConvoy) return undefined
  return { x: view.rules.width * 2, y: unit.y }
}

/** [WAS-S-5] A battleship comes to bombard. */
function airfield(view: State, unit: SeaUnit): Point | undefined {
  if (view.rules.victory !== 'guadalcanal') return undefined
  return typeOf(view, unit) === 'battleship' ? view.rules.markers[0] : undefined
}

/** [WAS-160] Ships share the objectives that nobody has claimed, one after the other. */
function openObjective(view: State, unit: SeaUnit): Point | undefined {
  const open = view.objectives.filter(({ owner }) => owner === null)
  const ships = view.units.filter(
    one => one.seat === unit.seat && isAfloat(one) && isShip(view, one) && isBold(view, one),
  )
  const at = ships.indexOf(unit)
  return at < 0 || open.length === 0 ? undefined : open[at % open.length]
}

/** Carriers and who may not claim stay out of it. */
function isBold(view: State, unit: SeaUnit): boolean {
  return mayClaim(view, unit) && typeOf(view, unit) !== 'carrier'
}

function nearestEnemy(view: State, unit: SeaUnit): Point {
  const foes = view.units.filter(other => other.seat !== unit.seat && isAfloat(other))
  const [first, ...rest] = foes
  if (!first) return unit
  return rest.reduce((best, one) => (squared(one, unit) < squared(best, unit) ? one : best), first)
}
