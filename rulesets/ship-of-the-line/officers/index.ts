import type { SolOrderRules } from '../rules.ts'
import { playCard } from './play-card.ts'

export { cardEvolve } from './evolve.ts'
export { holdsEffect, isHeld } from './hand.ts'

export const cardOrders = { playCard } satisfies { playCard: SolOrderRules<'playCard'> }
