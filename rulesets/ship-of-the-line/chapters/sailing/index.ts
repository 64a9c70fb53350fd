import type { SolOrderRules } from '../../rules.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

export { sailingEvolve } from './events.ts'

export const sailingOrders = { move, comeAbout, wear } satisfies {
  [K in 'move' | 'comeAbout' | 'wear']: SolOrderRules<K>
}

export { giveUpIfAdrift } from './collision.ts'
