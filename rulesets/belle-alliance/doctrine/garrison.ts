import type { Of } from '@grognard/umpire'
import { outside } from '../formation/leave.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { closedBetween } from './closed-ground.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints, nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { legalOrdersOf } from './offers.ts'
import type { Task } from './tasks.ts'

type Leave = Of<Order, 'leave'>

/** A garrison stays as long as an enemy is near, and comes out to march off or to go on. */
export function* garrisonOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  if (task.kind === 'withdraw') return yield* comeOut(field, unit, task)
  if (task.kind !== 'attack' || task.building === unit.building) return
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  if (threat && threat.distance < near.columns) return
  yield* comeOut(field, unit, task)
}

/** By the door that is nearest to where the unit is to go, and from which the way is open. */
function* comeOut({ state, seat }: Field, unit: Unit, { at }: Task): Generator<Order> {
  const price = (order: Leave) => {
    const { formation, x, y, heading } = outside(unit, order)
    const there = { ...unit, formation, x, y, heading, walls: null, building: null }
    const isShut = closedBetween(state, there, at) !== undefined
    return distanceBetweenPoints(order, at) + (isShut ? near.house : 0)
  }
  yield* legalOrdersOf(state, seat, 'leave')
    .filter(order => order.unit === unit.id && order.formation === 'attackColumn')
    .toSorted((one, other) => price(one) - price(other))
}
