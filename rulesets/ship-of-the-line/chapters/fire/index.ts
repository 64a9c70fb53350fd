import type { SolOrderRules } from '../../rules.ts'
import { fire } from './attack.ts'
import { holdFire, retaliate } from './retaliation.ts'

export { battleEvolve } from './events.ts'

type FireOrder = 'fire' | 'retaliate' | 'holdFire'

export const battleOrders = { fire, retaliate, holdFire } satisfies {
  [K in FireOrder]: SolOrderRules<K>
}

export { endAttack, fireBattery, isAttackSpent } from './shot.ts'
export { seatToRetaliate } from './retaliation.ts'
