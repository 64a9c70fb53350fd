import { battle } from '../fixtures.ts'
import type { Setting } from '../fixtures.ts'
import type { Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { fieldOf } from './field.ts'
import type { Task } from './tasks.ts'
import { ordersFor } from './unit-orders.ts'

/** For tests: red's chief stands by the middle of the board, so that orders need no roll. */
const chiefNear: Partial<Staff> = { id: 'c1', x: 100_000, y: 85_000 }

/** A red unit `a` in the middle of the board that looks north, under that chief. */
export function own(given: Partial<Unit> = {}): Partial<Unit> {
  return { id: 'a', chief: 'c1', ...given }
}

/** A blue unit `b` that looks south, so far north of the middle, 1/1000 cm. */
export function enemy(distance: number, given: Partial<Unit> = {}): Partial<Unit> {
  return { id: 'b', seat: 'blue', y: 100_000 + distance, heading: 18_000, ...given }
}

/** A battle with red's chief near. */
export function fight(units: Partial<Unit>[], setting: Setting = {}): State {
  return battle({ staff: [chiefNear], ...setting, units })
}

/** What `a` should be ordered, best first. */
export function ordersOf(state: State, task: Partial<Task> = {}, id = 'a'): Order[] {
  const at = { x: 100_000, y: 180_000 }
  const whole: Task = { kind: 'attack', at, building: '', ...task }
  return [...ordersFor(fieldOf(state, 'red'), unitOf(state, id), whole)]
}

/** The kinds of orders, with the formation or the rate. */
export function told(orders: readonly Order[]): string[] {
  return orders.map(order => {
    if (order.kind === 'form') return `form ${order.formation}`
    return order.kind === 'march' ? `march ${order.rate}` : order.kind
  })
}

export const column = (front: number): Unit['formation'] => ({
  kind: 'attackColumn',
  front,
  gap: null,
})

export const shape = (kind: Unit['formation']['kind']): Unit['formation'] => ({
  kind,
  front: null,
  gap: null,
})
