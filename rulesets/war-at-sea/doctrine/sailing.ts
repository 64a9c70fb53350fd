import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Seat } from '@grognard/umpire'
import { mayClaim } from '../chapters/ending/objectives.ts'
import { coursesOf } from '../chapters/movement/courses.ts'
import { isReadyToSail } from '../chapters/movement/movers.ts'
import { isLawful } from '../chapters/movement/sail.ts'
import { walk } from '../model/path.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { cardOf, isAfloat, isShip, typeOf } from '../model/units.ts'
import type { Order, SailOrder } from '../orders.ts'

/** Of the first unit that has a lawful course, the one that ends nearest to where it is bound for. */
export function bestCourse(view: State, seat: Seat): Order | undefined {
  for (const unit of view.units) {
    if (!isReadyToSail(view, seat, unit)) continue
    const goal = goalOf(view, unit)
    const courses = coursesOf(view, unit).filter(order => isLawful(view, seat, order))
    const [first, ...rest] = courses.map(order => ({
      order,
      left: leftAfter(view, unit, order, goal),
    }))
    if (!first) continue
    return rest.reduce((best, one) => (one.left < best.left ? one : best), first).order
  }
  return undefined
}

/** How far it is from the end of a course to the goal; nothing where the course leads off the table. */
function leftAfter(view: State, unit: SeaUnit, { legs, isAstern }: SailOrder, goal: Point): number {
  const { poses, left } = walk(view, unit, legs, isAstern)
  return left === null ? squared(poses[poses.length - 1] ?? unit, goal) : 0
}

function squared(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return dx * dx + dy * dy
}

/** What the scenario wants of the unit; else the nearest enemy. */
function goalOf(view: State, unit: SeaUnit): Point {
  return (
    wayOut(view, unit) ??
    airfield(view, unit) ??
    openObjective(view, unit) ??
    nearestEnemy(view, unit)
  )
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
