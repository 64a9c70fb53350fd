import type { BaOrderRules } from '../rules.ts'
import { advance } from './advance.ts'
import { takeRefuge } from './refuge.ts'

export { meleeEvolve } from './evolve.ts'

export { meleeNarrate } from './narrate.ts'

export const meleeOrders = { advance, takeRefuge } satisfies {
  [K in 'advance' | 'takeRefuge']: BaOrderRules<K>
}
