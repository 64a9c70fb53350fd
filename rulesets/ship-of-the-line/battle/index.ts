import type { SolOrderRules } from '../rules.ts'
import { fire } from './fire.ts'
import { holdFire, retaliate } from './retaliate.ts'

export { battleEvolve } from './evolve.ts'

type FireOrder = 'fire' | 'retaliate' | 'holdFire'

export const battleOrders = { fire, retaliate, holdFire } satisfies {
  [K in FireOrder]: SolOrderRules<K>
}
