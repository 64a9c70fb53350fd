import type { Of, OrderRules } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { commandOrders } from './chapters/command/index.ts'
import { declaringOrders } from './chapters/declare/orders.ts'
import { declaredInFire, fire } from './chapters/fire/index.ts'
import { formationOrders } from './chapters/formation/index.ts'
import { march } from './chapters/march/index.ts'
import { melee } from './chapters/melee/index.ts'
import { declaredInMelee } from './chapters/melee/support.ts'
import { morale } from './chapters/morale/index.ts'
import { recovery } from './chapters/recovery/index.ts'
import { setupOrders } from './chapters/setup/index.ts'
import { works } from './chapters/works/index.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

type AllRules = { [K in Order['kind']]: OrderRules<State, Event, Of<Order, K>, RuleId> }

/** Every kind of order, each with its law. */
export const orders: AllRules = {
  ...setupOrders,
  ...commandOrders,
  ...formationOrders,
  ...march.orders,
  ...fire.orders,
  ...declaringOrders({ fire: declaredInFire, melee: declaredInMelee }),
  ...melee.orders,
  ...morale.orders,
  ...recovery.orders,
  ...works.orders,
}
