import type { SolOrderRules } from '../../rules.ts'
import { playCard } from './play-card.ts'

export { cardEvolve } from './events.ts'
export { holdsEffect, isHeld } from '../../model/hand.ts'

export const cardOrders = { playCard } satisfies { playCard: SolOrderRules<'playCard'> }
