import type { Of, OrderRules } from '@grognard/umpire'
import { commandOrders } from './command/index.ts'
import type { Event } from './events.ts'
import { fireOrders } from './fire/index.ts'
import { formationOrders } from './formation/index.ts'
import { marchOrders } from './march/index.ts'
import { meleeOrders } from './melee/index.ts'
import { moraleOrders } from './morale/index.ts'
import type { Order } from './orders.ts'
import type { RuleId } from './rulebook.ts'
import { setupOrders } from './setup/index.ts'
import type { State } from './state.ts'
import { worksOrders } from './works/index.ts'

/** Every kind of order, each with its law. */
export const orders: { [K in Order['kind']]: OrderRules<State, Event, Of<Order, K>, RuleId> } = {
  ...setupOrders,
  ...commandOrders,
  ...formationOrders,
  ...marchOrders,
  ...fireOrders,
  ...meleeOrders,
  ...moraleOrders,
  ...worksOrders,
}
