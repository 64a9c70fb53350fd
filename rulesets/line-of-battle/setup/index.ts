import { chooseConditions } from './conditions.ts'
import { chooseEdge } from './edge.ts'
import { muster } from './muster.ts'
import { place } from './place.ts'
import { chooseQuarter } from './quarters.ts'

export { setupEvolve } from './evolve.ts'

export const setupOrders = { chooseConditions, muster, chooseQuarter, chooseEdge, place }
