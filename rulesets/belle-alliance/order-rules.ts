import type { Of, OrderRules, Seat } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { commandOrders } from './chapters/command/index.ts'
import { declaringOrders } from './chapters/declare/orders.ts'
import { declaredInFire, fireOrders } from './chapters/fire/index.ts'
import { formationOrders } from './chapters/formation/index.ts'
import { marchOrders } from './chapters/march/index.ts'
import { meleeOrders } from './chapters/melee/index.ts'
import { declaredInMelee } from './chapters/melee/support.ts'
import { moraleOrders } from './chapters/morale/index.ts'
import { setupOrders } from './chapters/setup/index.ts'
import { worksOrders } from './chapters/works/index.ts'
import type { Event } from './events.ts'
import { foreseeOrder } from './model/order-rolls.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'
import type { BaTable } from './rules.ts'

type AllRules = { [K in Order['kind']]: OrderRules<State, Event, Of<Order, K>, RuleId> }

const rules: AllRules = {
  ...setupOrders,
  ...commandOrders,
  ...formationOrders,
  ...marchOrders,
  ...fireOrders,
  ...declaringOrders({ fire: declaredInFire, melee: declaredInMelee }),
  ...meleeOrders,
  ...moraleOrders,
  ...worksOrders,
}

/** [BA-1.1.3-01] Written orders, which may need a roll to be followed. */
const written = [
  'split',
  'join',
  'form',
  'sendOut',
  'recall',
  'occupy',
  'leave',
  'leaveGuns',
  'manGuns',
  'rest',
  'canister',
  'soutien',
  'march',
  'attack',
] as const

/** Every kind of order, each with its law. */
export const orders: AllRules = { ...rules }
for (const kind of written) foreseeRoll(kind)

function foreseeRoll<K extends (typeof written)[number]>(kind: K): void {
  orders[kind] = withOrderRoll(rules[kind])
}

interface Writing {
  execute(table: BaTable, seat: Seat, order: { unit: string }): void
}

function withOrderRoll<Some extends Writing>(given: Some): Some {
  return {
    ...given,
    foresee(table: BaTable, seat: Seat, order: { unit: string }) {
      given.execute(table, seat, order)
      foreseeOrder(table, order.unit)
    },
  }
}
