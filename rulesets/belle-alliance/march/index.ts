import { attack } from './attack.ts'
import { march } from './march.ts'

export { marchEvolve } from './evolve.ts'
export { marchNarrate } from './narrate.ts'

export const marchOrders = { march, attack }
