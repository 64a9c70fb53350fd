import { declaredInFire } from '../fire/index.ts'
import { declaredInMelee } from '../melee/support.ts'
import { declaringOrders } from './orders.ts'

/** For tests: the orders with the rules of both phases. */
export const { done, takeBack, beNeighbour, support } = declaringOrders({
  fire: declaredInFire,
  melee: declaredInMelee,
})
