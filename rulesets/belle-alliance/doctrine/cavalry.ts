import { zones, zonesOfGun } from '../book/tables/fire.ts'
import { centreOf } from '../model/footprint.ts'
import type { Unit } from '../model/unit.ts'
import { facesAllRound, isCavalry } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { assault, bestPrey, isPrey, isTakenAside, isWorthIt } from './assault.ts'
import { distanceBetweenPoints, near, nearestEnemy } from './field.ts'
import type { Field, Near } from './field.ts'
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

/** Guns turn only towards what they could not aim at, 1/100 degree. */
const AIM = 4_000

/** Guns unlimber within good range and stay, with canister for who comes near; else they go nearer. */
export function* batteryOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  const isInAction = unit.formation.kind === 'unlimbered'
  if (task.kind === 'withdraw') {
    if (isInAction) yield form(unit, 'limbered')
    return yield* marchTo(field, unit, task.at, { isCautious: false })
  }
  if (isInAction && threat && threat.distance < near.gunsStay)
    return yield* inAction(field, unit, threat)
  if (!isInAction && isToUnlimber(unit, task, threat)) return yield form(unit, 'unlimbered')
  if (hasArrived(unit, task.at)) {
    if (!isInAction) yield form(unit, 'unlimbered')
    return
  }
  if (isInAction) yield form(unit, 'limbered')
  yield* marchTo(field, unit, task.at)
}

/** In range and beside the others, out of their way; at once where the enemy is near. */
function isToUnlimber(unit: Unit, { at }: Task, threat: Near | undefined): boolean {
  if (!threat || threat.distance > near.guns) return false
  const isBesideOthers = distanceBetweenPoints(centreOf(unit), at) < near.gunsBeside
  return isBesideOthers || threat.distance < near.skirmishFrom
}

function* inAction(field: Field, unit: Unit, { enemy, distance }: Near): Generator<Order> {
  if (distance <= canisterRange(unit)) yield { kind: 'canister', unit: unit.id }
  yield* facing(field, unit, centreOf(enemy), AIM)
}

/** The least that any of its guns reaches with canister, 1/1000 cm. */
function canisterRange({ guns }: Unit): number {
  const ends = guns.map(({ pounder }) => zonesOfGun(pounder)[zones.canister - 1] ?? 0)
  return ends.length === 0 ? 0 : Math.min(...ends)
}
