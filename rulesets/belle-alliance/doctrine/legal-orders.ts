import type { Of, Seat } from '@grognard/umpire'
import { orderRollModifiers } from '../book/tables/command.ts'
import { advance } from '../chapters/advance/index.ts'
import { buildings } from '../chapters/buildings/index.ts'
import { command } from '../chapters/command/index.ts'
import { declaringOrders } from '../chapters/declare/orders.ts'
import { declaredInFire, fire } from '../chapters/fire/index.ts'
import { formation } from '../chapters/formation/index.ts'
import { gunners } from '../chapters/gunners/index.ts'
import { march } from '../chapters/march/index.ts'
import { declaredInMelee } from '../chapters/melee/support.ts'
import { morale } from '../chapters/morale/index.ts'
import { recovery } from '../chapters/recovery/index.ts'
import { setup } from '../chapters/setup/index.ts'
import { skirmishers } from '../chapters/skirmishers/index.ts'
import { staff } from '../chapters/staff/index.ts'
import { works } from '../chapters/works/index.ts'
import { hasClosedEnemyNear, isFarFromChief } from '../model/order-rolls.ts'
import { helpFrom, immediateChief } from '../model/staff.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules } from '../rules.ts'

/** Every kind of order, each with its law. */
const orders: { [K in Order['kind']]: BaOrderRules<K> } = {
  ...setup.orders,
  ...command.orders,
  ...staff.orders,
  ...formation.orders,
  ...skirmishers.orders,
  ...buildings.orders,
  ...gunners.orders,
  ...march.orders,
  ...fire.orders,
  ...declaringOrders({ fire: declaredInFire, melee: declaredInMelee }, {}),
  ...advance.orders,
  ...morale.orders,
  ...recovery.orders,
  ...works.orders,
}

/** The first lawful order of these kinds, in the order of the kinds. */
export function firstLegal(
  view: State,
  seat: Seat,
  ...kinds: readonly Order['kind'][]
): Order | undefined {
  for (const kind of kinds) {
    const [first] = legalOrdersOf(view, seat, kind)
    if (first) return first
  }
  return undefined
}

export function legalOrdersOf<K extends Order['kind']>(
  view: State,
  seat: Seat,
  kind: K,
): Of<Order, K>[] {
  const rules: { legalOrders(state: State, seat: Seat): Of<Order, K>[] } = orders[kind]
  return rules.legalOrders(view, seat)
}

/** Whether the law allows it. */
export function isLawful<K extends Order['kind']>(
  view: State,
  seat: Seat,
  order: Of<Order, K>,
): boolean {
  const kind: K = order.kind
  const rules: { judge(state: State, seat: Seat, order: Of<Order, K>): { allowed: boolean } } =
    orders[kind]
  return rules.judge(view, seat, order).allowed
}

/** An order that hangs on a roll is given with so much in its favour, no less. */
export const leastChances = 2

const formationOrders: readonly Order['kind'][] = ['form', 'sendOut', 'recall', 'occupy', 'leave']

/** What is worth some risk. */
const worthMore: readonly Order['kind'][] = ['occupy', 'attack']

/** Whether an order needs no roll, or one that is likely to succeed. */
export function isWorthRoll(state: State, unit: Unit, order: Order): boolean {
  if (unit.mother !== null || unit.status === 'waiting') return true
  const isHard =
    formationOrders.includes(order.kind) &&
    (unit.disorder !== 'OR' || hasClosedEnemyNear(state, unit))
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
