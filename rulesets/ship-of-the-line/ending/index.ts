import type { SolOrderRules } from '../rules.ts'
import { agree, decline, offerDraw } from './draw.ts'

export { endingEvolve } from './evolve.ts'

type EndingOrder = 'offerDraw' | 'agree' | 'decline'

export const endingOrders = { offerDraw, agree, decline } satisfies {
  [K in EndingOrder]: SolOrderRules<K>
}
