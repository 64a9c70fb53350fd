import { helpFrom, immediateChief } from '../command/chiefs.ts'
import { hasClosedEnemyNear, isFarFromChief } from '../command/order-roll-need.ts'
import type { Order } from '../orders.ts'
import type { State, Unit } from '../state.ts'
import { orderRollModifiers } from '../tables/order-roll.ts'

/** An order that hangs on a roll is given with so much in its favour, no less. */
export const leastChances = 2

const changes: readonly Order['kind'][] = ['form', 'sendOut', 'recall', 'occupy', 'leave']

/** What is worth some risk. */
const worthMore: readonly Order['kind'][] = ['occupy', 'attack']

/** Whether an order needs no roll, or one that is likely to succeed. */
export function isWorthRoll(state: State, unit: Unit, order: Order): boolean {
  if (unit.mother !== null || unit.status === 'waiting') return true
  const isHard =
    changes.includes(order.kind) && (unit.disorder !== 'OR' || hasClosedEnemyNear(state, unit))
  if (!isHard && !isFarFromChief(state, unit)) return true
  return chancesOf(state, unit) >= (worthMore.includes(order.kind) ? 0 : leastChances)
}

/** What counts for and against the unit in an order roll. */
export function chancesOf(state: State, unit: Unit): number {
  const rows = orderRollModifiers
  const chief = immediateChief(state, unit)
  const help = chief ? helpFrom(state, chief, unit.id) : null
  const helped = help === 'chief' ? rows.chiefInContact : help && rows.orderlyInContact
  const shaken = unit.disorder === 'LU' ? rows.LU : unit.disorder === 'U' ? rows.U : null
  const quality =
    chief?.quality === 'effective'
      ? rows.effectiveChief
      : chief?.quality === 'ineffective'
        ? rows.ineffectiveChief
        : null
  return unit.valeur + (helped?.value ?? 0) + (shaken?.value ?? 0) + (quality?.value ?? 0)
}
