import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { isArtillery, isCavalry, isDisordered } from '../units.ts'
import { batteryOrders } from './batteries.ts'
import { cavalryOrders } from './cavalry.ts'
import type { Field } from './field.ts'
import { garrisonOrders } from './garrison.ts'
import { infantryOrders } from './infantry.ts'
import { skirmisherOrders } from './skirmishers.ts'
import type { Task } from './tasks.ts'

/** What the unit should be ordered, best first of each kind; the lawful ones are written. */
export function ordersFor(field: Field, unit: Unit, task: Task | undefined): Iterable<Order> {
  if (isDisordered(unit)) return []
  if (unit.mother !== null) return skirmisherOrders(field, unit)
  if (!task) return []
  if (unit.building !== null) return garrisonOrders(field, unit, task)
  if (isArtillery(unit)) return batteryOrders(field, unit, task)
  return isCavalry(unit) ? cavalryOrders(field, unit, task) : infantryOrders(field, unit, task)
}
