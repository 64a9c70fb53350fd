import type { SolOrderRules } from '../rules.ts'
import { agree, decline, offerDraw } from './draw.ts'

export { endingEvolve } from './evolve.ts'
export { quietRounds } from './round-end.ts'
export { canBeRepaired, surrenderIfAdrift, surrenderShip } from './surrender.ts'
export { hullHitsOf, isLost, lostShipsOf } from './victory.ts'

type EndingOrder = 'offerDraw' | 'agree' | 'decline'

export const endingOrders = { offerDraw, agree, decline } satisfies {
  [K in EndingOrder]: SolOrderRules<K>
}
