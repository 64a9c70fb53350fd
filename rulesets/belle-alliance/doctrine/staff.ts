import { distanceToPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import type { Of, Seat } from '@grognard/umpire'
import { movableStaff } from '../chapters/staff/move-staff.ts'
import { wayOfStaff } from '../chapters/staff/staff-way.ts'
import { findBuildingTouched } from '../model/contact.ts'
import { centreOf, hullOf, mayReach } from '../model/footprint.ts'
import { hasClosedEnemyNear, isFarFromChief } from '../model/order-rolls.ts'
import { freeBeside, isFreeForStaff, staffWith } from '../model/staff.ts'
import type { Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isInfantry } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { distanceBetweenPoints, fieldOf, middleOf, near, room, strengthOf } from './field.ts'
import type { Field } from './field.ts'
import { isLawful } from './legal-orders.ts'

/** A place is left for another only if that is better by so much, in strength times 1/1000 cm. */
const GAIN = 0.05

/** The place from which a chief reaches most of his units, out of danger; none where he stands well. */
function bestSpot(field: Field, chief: Staff, units: readonly Unit[]): Point | undefined {
  const all = units.reduce((sum, unit) => sum + weightOf(unit), 0)
  let best: { spot: Point; cost: number } | undefined
  for (const spot of spotsFor(field, units)) {
    const cost = costOf(field, units, spot)
    if (!best || cost < best.cost) best = { spot, cost }
  }
  if (!best) return undefined
  const now = costOf(field, units, chief)
  return best.cost + GAIN * all * near.chief < now ? best.spot : undefined
}

/** The middle of the units and places behind each of them, seen from the enemy. */
function spotsFor({ enemies }: Field, units: readonly Unit[]): Point[] {
  const from = enemies.length > 0 ? middleOf(enemies) : undefined
  const steady = units.filter(({ disorder }) => disorder !== 'FU')
  const middle = middleOf(steady.length > 0 ? steady : units)
  return [middle, ...units.map(unit => centreOf(unit))].flatMap(point => [
    point,
    ...(from ? [behind(point, from, room.staffBehind), behind(point, from, room.staff)] : []),
  ])
}

function behind(point: Point, enemy: Point, by: number): Point {
  const [dx, dy] = [point.x - enemy.x, point.y - enemy.y]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  return {
    x: Math.round(point.x + (dx / length) * by),
    y: Math.round(point.y + (dy / length) * by),
  }
}

/** What lies beyond a chief's reach, by its weight; enemies that are too near count thrice. */
function costOf({ enemies }: Field, units: readonly Unit[], { x, y }: Point): number {
  const all = units.reduce((sum, unit) => sum + weightOf(unit), 0)
  const beyond = units.reduce((sum, unit) => {
    const distance = distanceToPoint(hullOf(unit), x, y)
    return sum + weightOf(unit) * Math.max(0, distance - near.chief)
  }, 0)
  const there = { x, y, length: 0, beam: 0, heading: 0 }
  const danger = enemies
    .filter(enemy => mayReach(enemy, there, room.staff))
    .reduce((most, enemy) => Math.max(most, room.staff - distanceToPoint(hullOf(enemy), x, y)), 0)
  return beyond + 3 * all * danger
}

/** Routed units can get no order. */
function weightOf(unit: Unit): number {
  return unit.disorder === 'FU' ? 1 : 1 + strengthOf(unit)
}

type MoveStaff = Of<Order, 'moveStaff'>

/** Chiefs keep within reach of all their units, behind them; orderlies go to who needs them. */
export function nextStaff(view: State, seat: Seat): Order | undefined {
  const field = fieldOf(view, seat)
  for (const figure of movableStaff(view, seat)) {
    const units = field.own.filter(unit => unit.chief === chiefOf(figure))
    if (units.length === 0) continue
    const moves =
      figure.kind === 'chief'
        ? chiefMoves(field, figure, units)
        : orderlyMoves(field, figure, units)
    const move = moves.find(one => isLawful(view, seat, one))
    if (move) return move
  }
  return undefined
}

function chiefOf({ kind, id, over }: Staff): string | null {
  return kind === 'chief' ? id : over
}

function chiefMoves(field: Field, figure: Staff, units: readonly Unit[]): MoveStaff[] {
  const spot = bestSpot(field, figure, units)
  return spot ? movesTo(field.state, figure, spot) : []
}

/** To who needs him most; with none such to the chief. */
function orderlyMoves(field: Field, figure: Staff, units: readonly Unit[]): MoveStaff[] {
  const { state } = field
  const needy = neediest(field, figure, units)
  if (needy) return needy.id === figure.contact ? [] : besideUnit(state, figure, needy)
  const chief = state.staff.find(({ id, status }) => id === figure.over && status === 'onBoard')
  const isClose = chief && distanceBetweenPoints(figure, chief) < near.orderly
  return chief && !isClose ? movesTo(state, figure, chief) : []
}

/** What an orderly can do for a unit, the most urgent first. */
const needs: readonly ((field: Field, unit: Unit) => boolean)[] = [
  (_field, { disorder }) => disorder === 'FU',
  ({ state }, unit) => isAtGoal(state, unit),
  ({ state }, unit) => isFarFromChief(state, unit),
  ({ state }, unit) => unit.formation.kind !== 'line' && hasClosedEnemyNear(state, unit),
]

/** A unit that nobody else of the staff is with. */
function neediest(field: Field, figure: Staff, units: readonly Unit[]): Unit | undefined {
  const alone = units.filter(({ id }) =>
    staffWith(field.state, id).every(other => other.id === figure.id),
  )
  for (const isNeedy of needs) {
    const found = alone.find(unit => isNeedy(field, unit))
    if (found) return found
  }
  return undefined
}

/** Foot at the door of a house. */
function isAtGoal(state: State, unit: Unit): boolean {
  return isInfantry(unit) && !unit.walls && findBuildingTouched(state, unit) !== undefined
}

function besideUnit(state: State, figure: Staff, unit: Unit): MoveStaff[] {
  const pose = freeBeside(state, figure, unit, figure.x, figure.y)
  if (!pose) return []
  const { share, isOpen } = wayOfStaff(state, figure, pose.x, pose.y)
  if (isOpen && share <= 1) return [moveOf(figure, pose, unit.id)]
  return movesTo(state, figure, pose)
}

function moveOf({ id: staff }: Staff, { x, y }: Point, contact = ''): MoveStaff {
  return { kind: 'moveStaff', staff, x, y, contact }
}

/** Tried round a place that is taken, in breadths of a base, ahead and aside. */
const ROUND = [0, -1, 1, -2, 2, -3, 3] as const
/** As much of the way as surely lies within a move. */
const SURE = 0.95

/** To a free place at or near a point, as far as a move lasts. */
function movesTo(state: State, figure: Staff, to: Point): MoveStaff[] {
  const { share, isOpen } = wayOfStaff(state, figure, Math.round(to.x), Math.round(to.y))
  if (!isOpen) return []
  const part = share > 1 ? SURE / share : 1
  const places = ROUND.flatMap(aside => ROUND.map(ahead => ({ aside, ahead })))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map(({ aside, ahead }) => ({
      x: Math.round(figure.x + (to.x - figure.x) * part + aside * room.staffPlace),
      y: Math.round(figure.y + (to.y - figure.y) * part + ahead * room.staffPlace),
    }))
  const free = places.find(({ x, y }) => isFreeForStaff(state, figure, { ...figure, x, y }))
  return free ? [moveOf(figure, free)] : []
}

function sizeOf({ aside, ahead }: { aside: number; ahead: number }): number {
  return Math.abs(aside) + Math.abs(ahead)
}
