import type { BaOrderRules } from '../rules.ts'
import { canister } from './canister.ts'
import { fire } from './fire.ts'
import { beNeighbour, support } from './help-orders.ts'
import { range } from './range.ts'
import { takeBack } from './take-back.ts'

export { fireEvolve } from './evolve.ts'

export { fireNarrate } from './narrate.ts'

export const fireOrders = { canister, fire, range, beNeighbour, support, takeBack } satisfies {
  [K in 'canister' | 'fire' | 'range' | 'beNeighbour' | 'support' | 'takeBack']: BaOrderRules<K>
}
