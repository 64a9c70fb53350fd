import { bearing, containsPoint, distanceToPoint, turnBetween } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import type { PathTool, Trace } from '@grognard/umpire'
import { frontOf, hullOf } from '../formation/footprint.ts'
import { piecesOf } from '../ground/land.ts'
import type { State, Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { areEnemies, isInfantry, isOnBoard, unitOf } from '../units.ts'
import { afterPivot, endOfAdvance, pathOfAdvance } from './advance-path.ts'
import type { AdvanceOrder } from './advance-refusals.ts'
import { unitsToAdvance } from './may-advance.ts'

/** A continued advance that does not lead anywhere yet. */
export function plainAdvance(unit: string): AdvanceOrder {
  return { kind: 'advance', unit, pivot: 0, distance: 0, target: '', building: '' }
}

/** [BA-4.1.4-01] As far towards a point as one pivot may turn. */
export function pivotTo(unit: Unit, { x, y }: Point): number {
  const front = frontOf(unit)
  const turn = turnBetween(unit.heading, bearing(front.x, front.y, x, y))
  return Math.max(-angles.chargePivot, Math.min(angles.chargePivot, turn))
}

/** Points the way: at an enemy to attack it, at a building to go in, else as far as the point. */
export const advanceTool: PathTool<State, AdvanceOrder> = {
  tool: 'path',
  piece: ({ unit }) => unit,
  pieces: (state, seat) => unitsToAdvance(state, seat).map(({ id }) => id),
  start: (_state, _seat, unit) => plainAdvance(unit),
  extend: (state, _seat, { unit }, x, y) => towards(state, unitOf(state, unit), { x, y }),
  shorten: ({ unit }) => plainAdvance(unit),
  trace: (state, _seat, order) => traceOf(state, order),
}

function towards(state: State, unit: Unit, to: Point): AdvanceOrder {
  const turned = { ...plainAdvance(unit.id), pivot: pivotTo(unit, to) }
  const path = pathOfAdvance(state, unit, turned)
  const target = enemyAt(state, unit, to)
  const building = target === '' ? buildingAt(state, unit, to) : ''
  const isAimed = target !== '' || building !== ''
  const straight = isAimed ? path.budget : distanceAhead(unit, to)
  const distance = Math.max(0, Math.min(straight, path.budget - Math.ceil(path.cost)))
  return { ...turned, distance, target, building }
}

function distanceAhead(unit: Unit, { x, y }: Point): number {
  const front = frontOf(unit)
  const [dx, dy] = [x - front.x, y - front.y]
  return Math.round(Math.sqrt(dx * dx + dy * dy))
}

function enemyAt({ units }: State, unit: Unit, { x, y }: Point): string {
  const enemies = units.filter(other => isOnBoard(other) && areEnemies(unit, other))
  return enemies.find(enemy => distanceToPoint(hullOf(enemy), x, y) === 0)?.id ?? ''
}

function buildingAt(state: State, unit: Unit, { x, y }: Point): string {
  if (!isInfantry(unit)) return ''
  return piecesOf(state, 'building').find(({ points }) => containsPoint(points, x, y))?.id ?? ''
}

function traceOf(state: State, order: AdvanceOrder): Trace {
  const path = pathOfAdvance(state, unitOf(state, order.unit), order)
  const cost = Math.round(path.cost)
  return {
    poses: [path.start, afterPivot(path), endOfAdvance(path)],
    cost,
    budget: path.budget,
    reached: Math.min(cost, path.budget),
    contact: null,
  }
}
