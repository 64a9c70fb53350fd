import { centreOf } from '../formation/footprint.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { zones } from '../tables/fire-limits.ts'
import { zonesOfGun } from '../tables/zones.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints, nearestEnemy } from './field.ts'
import type { Field, Near } from './field.ts'
import { facing, form, hasArrived, marchTo } from './marching.ts'
import type { Task } from './tasks.ts'

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
