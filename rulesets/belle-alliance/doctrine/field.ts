import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Point } from '@grognard/geometry'
import type { Seat } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import { distanceBetween } from '../formation/zone.ts'
import type { State, Unit } from '../state.ts'
import { isArtillery, isCavalry, isOnBoard } from '../units.ts'
import { temperOf } from './tempers.ts'
import type { Temper } from './tempers.ts'

/** What a commander sees at a glance. */
export interface Field {
  state: State
  seat: Seat
  own: Unit[]
  enemies: Unit[]
  temper: Temper
}

export function fieldOf(state: State, seat: Seat, style?: string): Field {
  const onBoard = state.units.filter(unit => isOnBoard(unit) && unit.figures > 0)
  return {
    state,
    seat,
    own: onBoard.filter(unit => unit.seat === seat),
    enemies: onBoard.filter(unit => unit.seat !== seat),
    temper: temperOf(style),
  }
}

export interface Near {
  enemy: Unit
  /** By the outlines, 1/1000 cm. */
  distance: number
}

/** The enemy nearest to a unit, of those that fit. */
export function nearestEnemy(
  { enemies }: Field,
  unit: Unit,
  fits: (enemy: Unit) => boolean = () => true,
): Near | undefined {
  let found: Near | undefined
  for (const enemy of enemies) {
    if (!fits(enemy)) continue
    const distance = distanceBetween(unit, enemy)
    if (!found || distance < found.distance) found = { enemy, distance }
  }
  return found
}

/** How far a unit would have to turn to face a point, 1/100 degree, clockwise positive. */
export function turnTowards(unit: Unit, { x, y }: Point): number {
  const { x: fromX, y: fromY } = centreOf(unit)
  return turnBetween(unit.heading, bearing(fromX, fromY, x, y))
}

export function distanceBetweenPoints(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return Math.sqrt(dx * dx + dy * dy)
}

/** The middle of where some units stand. */
export function middleOf(units: readonly Unit[]): Point {
  const centres = units.map(unit => centreOf(unit))
  const sum = centres.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const count = Math.max(1, centres.length)
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) }
}

/** What a unit is worth in a fight: figures, quality and order. */
export function strengthOf(unit: Unit): number {
  const order = { OR: 10, LU: 7, U: 3, FU: 0 }[unit.disorder]
  const weight = isArtillery(unit) ? 4 : isCavalry(unit) ? 2 : 1
  return (unit.figures * weight * (8 + unit.valeur) * order) / 80
}

export function strengthOfAll(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + strengthOf(unit), 0)
}
