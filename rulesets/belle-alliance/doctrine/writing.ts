import type { Seat } from '@grognard/umpire'
import { partsFor, takesOrders } from '../command/index.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { fieldOf } from './field.ts'
import { isLawful } from './offers.ts'
import { tasksFor } from './tasks.ts'
import { ordersFor } from './unit-orders.ts'

/** The next part of the next unit's order; none when all that should be written is written. */
export function nextWritten(view: State, seat: Seat): Order | undefined {
  const field = fieldOf(view, seat)
  const tasks = tasksFor(field)
  for (const unit of field.own) {
    const task = tasks.get(unit.id)
    if (!task || !takesOrders(view, seat, unit)) continue
    const written = partsFor(view, unit.id).map(part => part.kind)
    const wanted = ordersFor(field, unit, task)
      .filter(order => !written.some(kind => kind === order.kind))
      .find(order => isLawful(view, seat, order))
    if (wanted) return wanted
  }
  return undefined
}
