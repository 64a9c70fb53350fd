import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints, nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { offersOf } from './offers.ts'
import type { Task } from './tasks.ts'

/** A garrison stays as long as an enemy is near, and comes out to march off or to go on. */
export function* garrisonOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  if (task.kind === 'withdraw') return yield* comeOut(field, unit, task, 'marchColumn')
  if (task.kind !== 'attack' || task.building === unit.building) return
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  if (threat && threat.distance < near.columns) return
  yield* comeOut(field, unit, task, 'attackColumn')
}

/** By the door that is nearest to where the unit is to go. */
function* comeOut(
  { state, seat }: Field,
  { id }: Unit,
  { at }: Task,
  formation: 'marchColumn' | 'attackColumn',
): Generator<Order> {
  yield* offersOf(state, seat, 'leave')
    .filter(order => order.unit === id && order.formation === formation)
    .toSorted((one, other) => distanceBetweenPoints(one, at) - distanceBetweenPoints(other, at))
}
