import type { Seat } from '@grognard/umpire'
import { partsFor, takesOrders } from '../command/index.ts'
import { findSheet } from '../command/sheets.ts'
import { immediateChief } from '../command/chiefs.ts'
import { isFarFromChief } from '../command/order-roll-need.ts'
import { outside } from '../formation/leave.ts'
import { reformed } from '../formation/reform.ts'
import { hasRoom } from '../formation/room.ts'
import type { Order } from '../orders.ts'
import type { State, Unit } from '../state.ts'
import { orderRollModifiers } from '../tables/order-roll.ts'
import { near } from './distances.ts'
import { fieldOf, nearestEnemy } from './field.ts'
import type { Field } from './field.ts'
import { marchTo } from './marching.ts'
import { isLawful } from './offers.ts'
import { chancesOf, isWorthRoll, leastChances } from './rolls.ts'
import { inMarchingOrder } from './stations.ts'
import { tasksFor } from './tasks.ts'
import type { Task } from './tasks.ts'
import { ordersFor } from './unit-orders.ts'

/** The next part of the next unit's order; none when all that should be written is written. */
export function nextWritten(view: State, seat: Seat, manner?: string): Order | undefined {
  const field = fieldOf(view, seat, manner)
  const tasks = tasksFor(field)
  const units = inMarchingOrder(field.own, tasks).filter(unit => takesOrders(view, seat, unit))
  const reached = units.findLastIndex(unit => findSheet(view, unit.id) !== undefined)
  const first = Math.max(0, reached)
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const wanted = nextPart(field, unit, tasks.get(unit.id))
    if (wanted) return wanted
  }
  return undefined
}

/** The best that may still be written for the unit, with good hope that it is followed. */
function nextPart(field: Field, unit: Unit, task: Task | undefined): Order | undefined {
  const { state, seat } = field
  if (isWritten(state, unit.id, 'march')) return undefined
  for (const order of ordersFor(field, unit, task))
    if ('unit' in order && !isWritten(state, order.unit, order.kind))
      if (isWorthRoll(state, unit, order) && isPossible(state, unit, order))
        if (isLawful(state, seat, order)) return order
  return findSheet(state, unit.id) ? undefined : towardsChief(field, unit)
}

/** There is room for a new formation; who would take it at the same time is not known. */
function isPossible(state: State, unit: Unit, order: Order): boolean {
  if (order.kind === 'leave') return hasRoom(state, outside(unit, order), [unit.id])
  if (order.kind !== 'form') return true
  return hasRoom(state, { ...unit, ...reformed(unit, order) }, [unit.id])
}

function isWritten(state: State, unit: string, kind: Order['kind']): boolean {
  return partsFor(state, unit).some(part => part.kind === kind)
}

/** Who is too far from his chief to obey well goes nearer, out of the enemy's reach. */
function towardsChief(field: Field, unit: Unit): Order | undefined {
  const { state, seat } = field
  const chief = immediateChief(state, unit)
  if (!chief || unit.building !== null || !isFarFromChief(state, unit)) return undefined
  if (chancesOf(state, unit) + orderRollModifiers.onlyTowardsChief.value < leastChances)
    return undefined
  const threat = nearestEnemy(field, unit)
  if (threat && threat.distance < near.assault) return undefined
  return marchTo(field, unit, chief).find(order => isLawful(state, seat, order))
}
