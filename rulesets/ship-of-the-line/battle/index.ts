import type { SolOrderRules } from '../rules.ts'
import { fire } from './fire.ts'
import { holdFire, retaliate } from './retaliate.ts'

export { battleEvolve } from './evolve.ts'
export {
  canFight,
  isHeldByWreck,
  rangeTo,
  reachOf,
  sideOnTarget,
  workingBatteries,
} from './sight.ts'

type FireOrder = 'fire' | 'retaliate' | 'holdFire'

export const battleOrders = { fire, retaliate, holdFire } satisfies {
  [K in FireOrder]: SolOrderRules<K>
}
