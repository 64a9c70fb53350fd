import type { BaOrderRules } from '../rules.ts'
import { advance } from './advance.ts'
import { takeRefuge } from './refuge.ts'

export { meleeEvolve } from './evolve.ts'
export { factorsFor, meleeFactors } from './factors.ts'
export { fightsOf } from './fights.ts'
export type { Fight } from './fights.ts'
export { meleeNarrate } from './narrate.ts'
export type { MeleeSide } from './side.ts'

export const meleeOrders = { advance, takeRefuge } satisfies {
  [K in 'advance' | 'takeRefuge']: BaOrderRules<K>
}
