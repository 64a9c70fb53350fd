import { distanceToPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { centreOf, hullOf } from '../formation/footprint.ts'
import type { Staff, Unit } from '../state.ts'
import { near, room } from './distances.ts'
import { middleOf, strengthOf } from './field.ts'
import type { Field } from './field.ts'

/** A place is left for another only if that is better by so much, in strength times 1/1000 cm. */
const GAIN = 0.05

/** The place from which a chief reaches most of his units, out of danger; none where he stands well. */
export function bestSpot(field: Field, chief: Staff, units: readonly Unit[]): Point | undefined {
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
  const danger = enemies.reduce(
    (most, enemy) => Math.max(most, room.staff - distanceToPoint(hullOf(enemy), x, y)),
    0,
  )
  return beyond + 3 * all * danger
}

/** Routed units can get no order. */
function weightOf(unit: Unit): number {
  return unit.disorder === 'FU' ? 1 : 1 + strengthOf(unit)
}
