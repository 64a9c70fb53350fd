import { centreOf } from '../formation/footprint.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { facesAllRound, isCavalry } from '../units.ts'
import { assault, bestPrey, isPrey, isWorthIt } from './assault.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints, nearestEnemy } from './field.ts'
import type { Field, Near } from './field.ts'
import { isTakenAside } from './flank.ts'
import { facing, form, hasArrived, marchTo } from './marching.ts'
import type { Task } from './tasks.ts'

/** Horse goes for guns, skirmishers, disorder, flanks and weaker horse; else it keeps its place. */
export function* cavalryOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  const isFair = (enemy: Unit) => isTarget(field, unit, enemy)
  const prey = bestPrey(field, unit, near.charge, isFair)
  if (prey && task.kind !== 'withdraw') return yield* assault(field, unit, prey)
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  if (hasArrived(unit, task.at)) {
    if (threat) yield* facing(field, unit, centreOf(threat.enemy))
    return
  }
  yield* rideTo(field, unit, task, threat)
}

/** In column: it rides faster and finds room; in march column and fast where no enemy is near. */
function* rideTo(field: Field, unit: Unit, task: Task, threat: Near | undefined): Generator<Order> {
  const isFar = !threat || threat.distance > near.columns
  const way = distanceBetweenPoints(centreOf(unit), task.at)
  const { kind } = unit.formation
  const isCautious = task.kind !== 'withdraw'
  if (isFar && way > near.longWay && kind !== 'marchColumn') yield form(unit, 'marchColumn')
  else if (!isFar && kind !== 'attackColumn' && (way > near.ride || !isCautious))
    yield form(unit, 'attackColumn')
  if (isFar && kind === 'marchColumn')
    yield* marchTo(field, unit, task.at, { rate: 'fast', isCautious })
  yield* marchTo(field, unit, task.at, { isCautious })
}

function isTarget(field: Field, unit: Unit, enemy: Unit): boolean {
  if (facesAllRound(enemy.formation) && enemy.disorder !== 'FU') return false
  if (!isPrey(enemy) && !isCavalry(enemy) && !isTakenAside(unit, enemy)) return false
  return isWorthIt(field, unit, enemy)
}
