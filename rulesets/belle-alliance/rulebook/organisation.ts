import { orderRolls } from './organisation/order-rolls.ts'
import { orders } from './organisation/orders.ts'
import { scale } from './organisation/scale.ts'
import { sight } from './organisation/sight.ts'
import { staff } from './organisation/staff.ts'
import { turn } from './organisation/turn.ts'

/** The turn, orders, staff, sight, scale and dice. */
export const organisation = {
  ...turn,
  ...orders,
  ...orderRolls,
  ...staff,
  ...sight,
  ...scale,
}
