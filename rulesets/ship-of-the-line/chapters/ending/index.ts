import type { SolOrderRules } from '../../rules.ts'
import { agree, decline, offerDraw, surrender } from './orders.ts'

export { endingEvolve } from './events.ts'

type EndingOrder = 'surrender' | 'offerDraw' | 'agree' | 'decline'

export const endingOrders = { surrender, offerDraw, agree, decline } satisfies {
  [K in EndingOrder]: SolOrderRules<K>
}

export { seatToAnswer } from './orders.ts'
export { endRound } from './round-end.ts'
