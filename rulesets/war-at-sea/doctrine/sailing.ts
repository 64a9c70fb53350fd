import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Message, Seat } from '@grognard/umpire'
import { section } from '../book/tables/measures.ts'
import { coursesOf } from '../chapters/movement/courses.ts'
import { isReadyToSail } from '../chapters/movement/movers.ts'
import { lawfulWay } from '../chapters/movement/sail.ts'
import type { Walk } from '../model/path.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { isEnemyAfloat, nameOf } from '../model/units.ts'
import type { Order, SailOrder } from '../orders.ts'
import { away, balanceOf, bestDistance, companyOf, exchangeAt, gainBetween } from './exchange.ts'
import type { Company, Exchange } from './exchange.ts'
import { worthOfLeaving } from './goals.ts'
import type { Goal } from './goals.ts'
import { planNamed } from './plans.ts'
import type { Plan } from './plans.ts'

/** A course of a unit, where it ends, and what that is worth in points. */
export interface Course extends Exchange {
  unit: SeaUnit
  order: SailOrder
  end: SeaUnit
  isAway: boolean
  isNearer: boolean
  worth: number
}

export function bestCourse(view: State, seat: Seat, style?: string): Order | undefined {
  return coursesByWorth(view, seat, style)[0]?.order
}

/** Of the first unit that has a lawful course, its courses, the one that is worth most first. */
export function coursesByWorth(view: State, seat: Seat, style?: string): Course[] {
  const plan = planNamed(style)
  for (const unit of view.units) {
    if (!isReadyToSail(view, seat, unit)) continue
    const measure = measureFor(view, unit, plan)
    const courses = coursesOf(view, unit).flatMap(order => {
      const way = lawfulWay(view, seat, order)
      return way ? [courseTo(view, unit, order, measure, way)] : []
    })
    if (courses.length > 0) return courses.toSorted((one, other) => other.worth - one.worth)
  }
  return []
}

/** What all courses of a unit are weighed by. */
interface Measure extends Company {
  caution: number
  goal: Goal
  /** How far off its goal it wants to be: at an aim, and at its best range from an enemy. */
  distance: number
}

function measureFor(view: State, unit: SeaUnit, plan: Plan): Measure {
  const { caution } = plan
  const goal = plan.goal(view, unit)
  const company = companyOf(view, unit)
  const distance = goal.kind === 'enemy' ? bestDistance(view, unit, goal.at, company, caution) : 0
  return { caution, goal, distance, ...company }
}

/** What a section nearer is worth, in points: to the best range from an enemy, and to what the scenario wants. */
const NEARER = { enemy: 0.4, aim: 2 }

const nothing: Exchange = { dealt: 0, received: 0 }

function courseTo(
  view: State,
  unit: SeaUnit,
  order: SailOrder,
  measure: Measure,
  { poses, left }: Walk,
): Course {
  const { caution, goal, distance } = measure
  const end = { ...unit, ...poses[poses.length - 1] }
  const isAway = left !== null
  const off = (one: SeaUnit) => Math.abs(away(soonAt(one), goal.at) - distance)
  const nearer = (off(unit) - off(end)) / section
  const isNearer = away(end, goal.at) < away(unit, goal.at)
  const exchange = isAway ? nothing : exchangeAt(view, end, measure)
  const leaving = isAway ? worthOfLeaving(view, unit) : 0
  const worth = nearer * NEARER[goal.kind] + balanceOf(exchange, caution) + leaving
  return { unit, order, end, isAway, isNearer, ...exchange, worth }
}

/** A section on, so that it counts whether she points where she wants to be. */
function soonAt({ x, y, heading }: SeaUnit): Point {
  return { x: x + section * sine(heading), y: y + section * cosine(heading) }
}

/** What speaks for the course, the best first. */
export function reasonsFor(view: State, course: Course): Message[] {
  const { unit, end, isAway, isNearer, dealt, received } = course
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
  if (isNearer) reasons.push({ key: 'was.because.nearer', values: { unit: name } })
  return reasons
}

function bestTarget(view: State, end: SeaUnit): SeaUnit | undefined {
  const foes = view.units.filter(other => isEnemyAfloat(end.seat, other))
  const gains = foes.map(foe => gainBetween(view, end, foe))
  const most = Math.max(0, ...gains)
  return most === 0 ? undefined : foes[gains.indexOf(most)]
}
